/** A file as packed text, to be written into a page (`inline-script.ts` of the app's folder). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
