export interface RequestConfig {
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: object | undefined;
  signal?: AbortSignal | undefined;
  responseType?: string | undefined;
}

/** Options that a caller may add to a generated function. */
export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** ms, instead of the configured one */
  timeout?: number;
  /** Called with the share of the upload, 0..1. */
  onUploadProgress?: (share: number) => void;
}
