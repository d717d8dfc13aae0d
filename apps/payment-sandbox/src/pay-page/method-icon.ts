/** A plain badge with the method's name: real logos belong to their owners and are not needed for a test. */
export function methodIcon(name: string): string {
  const short = name.split(' ')[0] ?? name;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48" width="64" height="48">' +
    '<rect x=".5" y=".5" width="63" height="47" rx="6" fill="#fff" stroke="#cfd6e4"/>' +
    `<text x="32" y="28" font-family="Arial,sans-serif" font-size="${short.length > 8 ? 8 : 11}" font-weight="700" ` +
    `text-anchor="middle" fill="#303a59">${short}</text></svg>`
  );
}
