// What stands in the page for who has no script. Only the server has it: browsers make nothing of what is within a `<noscript>`, and
// load none of it.
const onServer = import.meta.env.SSR ? await import('./plain-report.tsx') : null;

export const PlainReport = onServer?.PlainReport;
