const errors = {
  unauthorized: -32504,
  unknownMethod: -32601,
  wrongParams: -32602,
  unavailable: -31001,
  codeOld: -31101,
  codeWrong: -31103,
  smsOff: -31110,
  numberWrong: -31300,
  cardExpired: -31301,
  cardBlocked: -31303,
  cardUnknown: -31400,
  receiptUnknown: -31401,
  receiptPaid: -31402,
  receiptCancelled: -31403,
  amountWrong: -31611,
  limit: -31622,
  noFunds: -31623,
} as const;

export class RpcError extends Error {
  readonly code: number;

  constructor(name: keyof typeof errors) {
    super(name);
    this.code = errors[name];
  }
}
