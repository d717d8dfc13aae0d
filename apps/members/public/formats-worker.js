// Runs beside a page that wakes, in its process (`frame/wake/ready-formats.ts`). The first look at how numbers and times are
// written has the browser go through all the places it knows: on a phone that is 50 ms in one piece. What was gone through
// here is known to the page as well.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
new Intl.Segmenter('en');
postMessage('ready');
