/** The look of the pay page: one column, big targets, readable in light and dark, nothing loaded. */
export const payPageStyle = `
:root{color-scheme:light dark;--ink:#1d2433;--soft:#56607a;--paper:#fff;--ground:#eef1f6;--line:#cfd6e4}
@media(prefers-color-scheme:dark){:root{--ink:#eef1f6;--soft:#aeb8ce;--paper:#1b2130;--ground:#10141d;--line:#39435a}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 system-ui,"Segoe UI",Arial,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1.25rem 2rem;background:var(--paper);min-height:100vh}
@media(min-width:36rem){main{margin:2.5rem auto;min-height:0;border-radius:1rem;padding:2rem;box-shadow:0 8px 30px #0000001f}}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .75rem}
h2{font-size:1.125rem;margin:1.5rem 0 .75rem}
.notice{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:.5rem;background:#ffe9a8;color:#3d2f00;font-weight:600}
dl{margin:0}
dl div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
fieldset{border:1px solid var(--line);border-radius:.5rem;margin:1.5rem 0 0;padding:.5rem 1rem}
legend{font-weight:600;padding:0 .25rem}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem}
label.amount{margin-bottom:.75rem}
label.field{flex-wrap:wrap;gap:.25rem .75rem;margin-bottom:.5rem}
.kind{margin:1.25rem 0;padding:.5rem 1rem;border:1px solid var(--line);border-radius:.5rem}
.kind[data-kind=wallet]{text-align:center;border-width:2px}
label.amount input,label.field input,label.field select{flex:1;width:auto;height:2.75rem;padding:0 .75rem;font:inherit;min-width:0;border:1px solid var(--line);border-radius:.5rem;background:none;color:inherit}
input{width:1.25rem;height:1.25rem;margin:0}
.outcomes{display:grid;gap:.625rem}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1rem;border-radius:.5rem;border:2px solid #5b6782;background:none;color:inherit;cursor:pointer}
button.paid{background:#1d6b34;border-color:#1d6b34;color:#fff}
button[aria-pressed=true]{background:#5b6782;color:#fff}
button:hover{filter:brightness(1.1)}
button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #1a73e8;outline-offset:2px}
a{color:inherit;display:inline-block;padding:.5rem 0}
`;
