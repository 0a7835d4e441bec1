export interface RequestConfig {
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: object | undefined;
  signal?: AbortSignal | undefined;
  responseType?: string | undefined;
}

export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** ms, instead of the configured one */
  timeout?: number;
  /** 0..1 */
  onUploadProgress?: (share: number) => void;
}
