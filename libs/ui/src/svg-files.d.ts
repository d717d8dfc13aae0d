/** A drawing as a file of its own, by its address. */
declare module '*.svg?no-inline' {
  const address: string;
  export default address;
}
