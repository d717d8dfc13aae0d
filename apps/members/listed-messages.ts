const message = /(\w+):\{id:"[^"]+"\}/g;
const fewest = 8;
const objects = new RegExp(
  String.raw`\{(\w+):\{id:"([\w.-]+?)\.\1"\}(?:,(\w+):\{id:"\2\.\3"\}){${fewest - 1},}\}`,
  'g',
);

/**
 * A minified script in which messages that are named as their ids are (`{a:{id:"of.a"},b:{id:"of.b"},…}`) are made of the list of their
 * names, each of which stood there twice: the refusals that every page knows are 0.1 KB of its first load.
 */
export const withListedMessages = (script: string): string =>
  script.replace(objects, (object: string, _name: string, prefix: string) => {
    const names = [...object.matchAll(message)].map(([, name]) => name).join(' ');
    return `Object.fromEntries("${names}".split(" ").map(e=>[e,{id:"${prefix}."+e}]))`;
  });
