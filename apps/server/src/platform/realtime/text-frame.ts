/**
 * A complete, unmasked text frame of a WebSocket (RFC 6455), as servers send it.
 *
 * `ws` builds a header per receiver and writes header and payload separately. All screens of a dealership get the same bytes, so one Buffer
 * is written to each socket by one write: less work, and one copy in memory for all waiting sockets. `ws` without compression writes its
 * own frames at once, so both may share a socket.
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
