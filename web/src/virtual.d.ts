declare module "virtual:words-*" {
  const address: string;
  export default address;
}

declare module "virtual:rules-*" {
  const address: string;
  export default address;
}
