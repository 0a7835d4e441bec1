/**
 * A text frame of a WebSocket (RFC 6455), whole and unmasked as a server sends it.
 *
 * `ws` builds a header for every receiver and hands header and payload to the socket in two writes that it corks and uncorks. A
 * dealership's event goes to all its screens with the same bytes, so they are put together once and the same Buffer is written to each
 * socket by one write: less work for each delivery, and one copy in memory however many wait. That is safe beside `ws`, which without
 * compression writes its own frames at once and whole.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const size = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(size + length);
  // Final fragment, text.
  frame[0] = 0x81;
  if (size === 2) {
    frame[1] = length;
  } else if (size === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, size, 'utf8');
  return frame;
}
