import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Operation, Place } from './contract.ts';

/** A response of a server, as it came. */
export interface Received {
  status: number;
  contentType: string | undefined;
  /** Parsed JSON, or the text where it is no JSON. */
  body: unknown;
}

const address = (file: string) => `karvon:///${file}`;

/** Says what in a response is not as the contract has it; an empty list where all is right. */
export type ResponseChecker = (operation: Operation, received: Received) => string[];

/** Compiles the schemas straight out of the contract's files, `$ref`s included. */
export const createResponseChecker = (contract: Contract): ResponseChecker => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  for (const [file, document] of contract.files) {
    if (typeof document === 'object' && document !== null) ajv.addSchema(document, address(file));
  }

  const validatorOf = ({ file, pointer }: Place) => {
    const id = `${address(file)}#${pointer}`;
    const validator = ajv.getSchema(id);
    if (validator === undefined) throw new Error(`No schema at ${id}`);
    return validator;
  };

  return (operation, received) => {
    const declared = operation.responses.get(received.status);
    if (declared === undefined) {
      return [`status ${String(received.status)} is not declared`];
    }
    if (declared.contentType === undefined) return [];
    const type = received.contentType?.split(';')[0]?.trim();
    if (type !== declared.contentType) {
      return [`content type is ${type ?? 'missing'}, not ${declared.contentType}`];
    }
    if (declared.schema === undefined || !declared.contentType.includes('json')) return [];
    const validate = validatorOf(declared.schema);
    if (validate(received.body)) return [];
    return (validate.errors ?? []).map(
      (error) =>
        `${error.instancePath === '' ? 'the body' : error.instancePath} ${error.message ?? ''}`,
    );
  };
};
