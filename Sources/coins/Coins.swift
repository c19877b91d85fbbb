@main
enum Coins {
  static func main() async {
  }
}
