/** Contract (`openapi/chat.asyncapi.yaml`). */
export const closeCodes = {
  unknownToken: 4401,
  foreignOrigin: 4403,
  silent: 4408,
  frameTooLarge: 4413,
  /** Frames in a second, sockets of a session, or handshakes of an address. */
  tooMany: 4429,
  restarting: 1012,
  slowReader: 1013,
  internalError: 1011,
} as const;

export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];
