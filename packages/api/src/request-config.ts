/** What the generated functions hand over. */
export interface RequestConfig {
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: object | undefined;
  signal?: AbortSignal | undefined;
  responseType?: string | undefined;
}

/** What a caller may add to a generated function. */
export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Milliseconds, instead of the configured ones. */
  timeout?: number;
  /** Share of the upload, 0..1. */
  onUploadProgress?: (share: number) => void;
}
