// One live connection for all tabs of a browser (a shared worker; spec §7). Each tab speaks through its port:
//   tab → worker  { type: 'open', member, path, after, lock } | { type: 'send', data } | { type: 'close', isBroken }
//   worker → tab  { type: 'heard' } | { type: 'opened' } | { type: 'message', data } | { type: 'closed', code }
// A tab that comes later is told what it lacks from the frames of late, without a question to the server.

/** So many numbered frames are kept for tabs that come later; who lacks more reads everything again. */
const keptFrames = 200;

/** So long an answer to what was asked for is waited for before it may be asked again. */
const askedForMs = 5000;

/**
 * @typedef {object} Line One member's connection and the tabs that share it.
 * @property {WebSocket} socket
 * @property {string} member
 * @property {number | null} after the number that the connection was opened with
 * @property {number | null} last the number of the last frame; null until the server has said one
 * @property {boolean} isReady
 * @property {{ after: number, atMs: number } | null} asked what came after this number is to be told again, and has not come
 * @property {{ number: number, data: string }[]} frames
 * @property {Map<MessagePort, number | null>} tabs each with the number that it came with
 */

/** @type {Map<string, Line>} */
const lines = new Map();

const readFrame = (data) => {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    return {};
  }
};

const tell = (port, data) => port.postMessage({ type: 'message', data });

/** What came after a number, when all of it is here: a frame may still be missing, and be told again. */
const framesAfter = (line, after) => {
  const frames = line.frames.filter(({ number }) => number > after);
  return frames.length === Math.max(0, line.last - after) ? frames : null;
};

/** What a tab that comes later lacks. One that is ready without having resumed reads everything again. */
const tellReady = (port, line, after) => {
  const isKnown = after !== null && line.last !== null;
  const frames = isKnown ? framesAfter(line, after) : null;
  for (const { data } of frames ?? []) tell(port, JSON.stringify({ ...readFrame(data), again: true }));
  const number = isKnown ? Math.max(after, line.last) : line.last;
  tell(
    port,
    JSON.stringify({ type: 'ready', ...(number !== null && { number }), ...(frames && { resumed: true }) }),
  );
};

/** The server has told what was missing when the connection was opened; a tab that lacked more reads everything. */
const ready = (line, frame, data) => {
  const isFirst = !line.isReady;
  line.isReady = true;
  line.asked = null;
  line.last = typeof frame.number === 'number' ? Math.max(frame.number, line.last ?? 0) : null;
  for (const [port, after] of line.tabs) {
    const lacksMore = isFirst && line.after !== null && (after === null || after < line.after);
    if (lacksMore) tell(port, JSON.stringify({ ...frame, resumed: undefined }));
    else tell(port, data);
  }
};

/** In the order of their numbers, each once: what is told again may be older than what has come. */
const keep = (line, number, data) => {
  const { frames } = line;
  if (frames.some((kept) => kept.number === number)) return;
  const place = frames.findLastIndex((kept) => kept.number < number) + 1;
  frames.splice(place, 0, { number, data });
  if (frames.length > keptFrames) frames.shift();
  line.last = Math.max(number, line.last ?? 0);
};

const received = (line, data) => {
  const frame = readFrame(data);
  if (frame.type === 'ready') return ready(line, frame, data);
  if (typeof frame.number === 'number') keep(line, frame.number, data);
  for (const port of line.tabs.keys()) tell(port, data);
};

const openLine = ({ member, path, after }) => {
  const url = new URL(path, self.location.href.replace(/^http/, 'ws'));
  const socket = new WebSocket(url);
  /** @type {Line} */
  const line = {
    socket,
    member,
    after,
    last: null,
    isReady: false,
    asked: null,
    frames: [],
    tabs: new Map(),
  };
  lines.set(member, line);
  socket.addEventListener('open', () => {
    for (const port of line.tabs.keys()) port.postMessage({ type: 'opened' });
  });
  socket.addEventListener('message', ({ data }) => received(line, data));
  socket.addEventListener('close', ({ code }) => {
    if (lines.get(member) === line) lines.delete(member);
    for (const port of line.tabs.keys()) port.postMessage({ type: 'closed', code });
    line.tabs.clear();
  });
  return line;
};

const leave = (port) => {
  for (const line of lines.values()) {
    if (!line.tabs.delete(port) || line.tabs.size > 0) continue;
    lines.delete(line.member);
    line.socket.close();
  }
};

/** It leads nowhere, as one of the tabs has found: all of them open it anew, each in its own time. */
const breakOff = (port) => {
  for (const line of lines.values()) {
    if (!line.tabs.has(port)) continue;
    lines.delete(line.member);
    for (const other of line.tabs.keys())
      if (other !== port) other.postMessage({ type: 'closed', code: 1006 });
    line.tabs.clear();
    line.socket.close();
  }
};

const enter = (port, wanted) => {
  leave(port);
  const known = lines.get(wanted.member);
  const line = known && known.socket.readyState <= WebSocket.OPEN ? known : openLine(wanted);
  line.tabs.set(port, wanted.after);
  port.postMessage({ type: 'heard' });
  if (line.socket.readyState === WebSocket.OPEN) port.postMessage({ type: 'opened' });
  if (line.isReady) tellReady(port, line, wanted.after);
  // A tab that is closed or crashes says nothing: its lock is free then.
  if (wanted.lock) void self.navigator.locks?.request(wanted.lock, () => leave(port));
};

/** What every tab misses is asked for once. */
const isAsked = (line, data) => {
  const command = readFrame(data);
  if (command.type !== 'resume') return false;
  const { after } = command;
  const { asked } = line;
  if (asked && asked.after <= after && Date.now() - asked.atMs < askedForMs) return true;
  line.asked = { after, atMs: Date.now() };
  return false;
};

const send = (port, data) => {
  for (const line of lines.values())
    if (line.tabs.has(port) && line.socket.readyState === WebSocket.OPEN && !isAsked(line, data))
      line.socket.send(data);
};

self.addEventListener('connect', ({ ports: [port] }) => {
  port.addEventListener('message', ({ data: said }) => {
    if (said.type === 'open') enter(port, said);
    else if (said.type === 'send') send(port, said.data);
    else if (said.isBroken) breakOff(port);
    else leave(port);
  });
  port.start();
});
