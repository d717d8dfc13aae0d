import { expect, it } from 'vitest';
import { shortenTexts } from './router-texts.ts';

const code = `
import { invariant, warning } from "./history.js";
function invariantOf(value, message) { if (!value) throw new Error(message); }
export const first = (path) => {
	invariant(path, "A path is needed here, which is said at length");
	warning(path !== "*", \`The path \${path} matches everything, which is said at length\`);
	if (path === "a") throw new Error("The path " + path + " is none of ours, I am afraid");
	return "A text that is no word to developers stays";
};
`;

it('what is said to developers is where it stands, and all else is as it was', () => {
  const short = shortenTexts(code, 'router');
  expect(short).toContain('invariant(path, "router:5")');
  expect(short).toContain('warning(path !== "*", "router:6")');
  expect(short).toContain('throw new Error("router:7")');
  expect(short).toContain('throw new Error(message)');
  expect(short).toContain('"A text that is no word to developers stays"');
  expect(short.split('\n')).toHaveLength(code.split('\n').length);
});
