/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CodeSent,
  CodeVerified,
  Invitation,
  PhoneCheckAnswer,
  SessionList,
  SignedIn
} from '../karvonMainService.schemas';


export const getCheckPhoneResponseMock = (): PhoneCheckAnswer => ({"user_id":"u_3Vd0kq8ZtXw1nB7s","next":"login"})

export const getSendCodeResponseMock = (): CodeSent => ({"resend_at":"2026-07-05T09:31:00Z","expires_at":"2026-07-05T09:35:00Z"})

export const getVerifyCodeResponseMock = (): CodeVerified => ({"ticket":"t_b7Qm2xN4vR8sK1wZ6yPd","registered":true,"expires_at":"2026-07-05T09:41:20Z"})

export const getRegisterResponseMock = (): SignedIn => ({"access":"kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f","expires_at":"2026-08-04T09:32:10Z","business_user":{"id":20418,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567"}})

export const getLoginResponseMock = (): SignedIn => ({"access":"kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f","expires_at":"2026-08-04T09:32:10Z","business_user":{"id":20418,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567","profile_pic":{"id":"pRf7Kq2mVx","url":"/media/pRf7Kq2mVx.webp","thumbnail":"/media/pRf7Kq2mVx.thumb.webp"}}})

export const getResetPasswordResponseMock = (): SignedIn => ({"access":"kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f","expires_at":"2026-08-04T09:32:10Z","business_user":{"id":20418,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567","profile_pic":{"id":"pRf7Kq2mVx","url":"/media/pRf7Kq2mVx.webp","thumbnail":"/media/pRf7Kq2mVx.thumb.webp"}}})

export const getStartDemoResponseMock = (): SignedIn => ({"access":"kv_4kR8nVb2TqXs7mLw1zHc6yPd9gJf","expires_at":"2026-07-05T10:02:10Z","business_user":{"id":20418,"full_name":"Жасур Каримов","username":"dealer20418","phone":"+998901234567"}})

export const getGetInvitationResponseMock = (): Invitation => ({"company_name":"Karvon Motors MChJ","phone_mask":"+998 ** *** 01 62","expires_at":"2025-11-27T09:40:00Z"})

export const getListSessionsResponseMock = (): SessionList => ({"count":2,"results":[{"id":771,"device":"Chrome, Windows","address":"84.54.70.12","created_at":"2026-06-28T05:10:44Z","last_used_at":"2026-07-05T09:32:10Z","expires_at":"2026-08-04T09:32:10Z","current":true},{"id":764,"device":"Safari, iPhone","address":"213.230.96.5","created_at":"2026-06-20T14:02:09Z","last_used_at":"2026-07-03T18:47:31Z","expires_at":"2026-08-02T18:47:31Z","current":false}]})


export const getCheckPhoneMockHandler = (overrideResponse?: PhoneCheckAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PhoneCheckAnswer> | PhoneCheckAnswer), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/phone-check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckPhoneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendCodeMockHandler = (overrideResponse?: CodeSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeSent> | CodeSent), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyCodeMockHandler = (overrideResponse?: CodeVerified | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CodeVerified> | CodeVerified), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/code/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getStartDemoMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/demo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartDemoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetInvitationMockHandler = (overrideResponse?: Invitation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Invitation> | Invitation), options?: RequestHandlerOptions) => {
  return http.get('*/main/auth/invitations/:token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/main/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionList> | SessionList), options?: RequestHandlerOptions) => {
  return http.get('*/main/auth/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeSessionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/auth/sessions/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAuthMock = () => [
  getCheckPhoneMockHandler(),
  getSendCodeMockHandler(),
  getVerifyCodeMockHandler(),
  getRegisterMockHandler(),
  getLoginMockHandler(),
  getResetPasswordMockHandler(),
  getChangePasswordMockHandler(),
  getStartDemoMockHandler(),
  getGetInvitationMockHandler(),
  getLogoutMockHandler(),
  getListSessionsMockHandler(),
  getRevokeSessionMockHandler()
]
