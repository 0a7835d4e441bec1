import axios, { AxiosHeaders, isAxiosError, isCancel } from 'axios';
import type { HttpResponse } from './http-response';
import { callHeaders } from './call-headers';
import { addressOf, apiConfiguration } from './configuration';
import { ApiError } from './errors';
import { pruneParams } from './query-string';
import type { RequestConfig, RequestOptions } from './request-config';

const client = axios.create({
  paramsSerializer: { indexes: null },
  // `send` reads statuses and bodies: axios hides HTML that came for JSON (silentJSONParsing).
  validateStatus: () => true,
  transformResponse: [(body: unknown) => body],
});

/**
 * Imported by `send` only, so that axios stays out of the first screens.
 * @throws ApiError when no response came
 */
export async function sendByAxios(
  config: RequestConfig,
  options: RequestOptions,
  token: string | undefined,
): Promise<HttpResponse> {
  const settings = apiConfiguration();
  const isUpload = config.data instanceof FormData;
  const onProgress = options.onUploadProgress;
  const signal = options.signal ?? config.signal;
  try {
    const { status, data, headers } = await client.request<unknown>({
      url: addressOf(config.url),
      method: config.method,
      params: pruneParams(config.params),
      headers: new AxiosHeaders(callHeaders(config, options, token, settings.getLanguage())),
      data: isUpload || config.data === undefined ? config.data : JSON.stringify(config.data),
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      timeout: options.timeout ?? (isUpload ? settings.uploadTimeout : settings.timeout),
      ...(signal !== undefined && { signal }),
      ...(onProgress !== undefined && {
        onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
      }),
    });
    return {
      status,
      body: data,
      header: (name) => {
        const value: unknown = headers[name];
        return typeof value === 'string' ? value : undefined;
      },
    };
  } catch (cause) {
    throw errorFromFailure(cause);
  }
}

function errorFromFailure(cause: unknown): ApiError {
  if (isCancel(cause)) return new ApiError({ kind: 'aborted', cause });
  if (isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT')) {
    return new ApiError({ kind: 'timeout', cause });
  }
  if (isAxiosError(cause) && cause.request !== undefined) {
    return new ApiError({ kind: 'offline', cause });
  }
  return new ApiError({ kind: 'unknown', cause });
}
