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
  Telegram,
  TelegramChannel,
  TelegramChannelList,
  TelegramLink,
  TelegramPost,
  TelegramPostList,
  TelegramPostResults,
  TelegramPreview,
  TelegramTest
} from '../karvonMainService.schemas';


export const getGetTelegramResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getUpdateTelegramSettingsResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getCreateTelegramLinkResponseMock = (): TelegramLink => ({"url":"https://t.me/karvon_bot?start=m_4vB7kQ2mXz9LrT1wYc8NpD","expires_at":"2026-07-05T09:42:00Z"})

export const getConfirmTelegramLinkResponseMock = (): Telegram => ({"state":"linked","bot_name":"karvon_bot","bot_url":"https://t.me/karvon_bot","account":{"name":"Нодира","username":"nodira_a","linked_at":"2026-06-12T08:20:00Z","last_sent_at":"2026-07-05T09:31:00Z"},"settings":{"events":{"lead_new":true,"missed_call":true,"buyer_waiting":true,"moderation":true,"campaign_money":true,"offer_accepted":true},"waiting_minutes":15,"quiet":{"on":true,"from":"22:00","to":"08:00"},"delay_seconds":60,"sms":false},"sms_allowed":false,"version":3})

export const getTestTelegramResponseMock = (): TelegramTest => ({"ms":1180})

export const getListTelegramChannelsResponseMock = (): TelegramChannelList => ({"results":[{"id":3,"version":2,"state":"working","title":"Karvon Motors","username":"karvon_motors","url":"https://t.me/karvon_motors","subscribers":4180,"missing_rights":[],"post_count":24,"default_text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"},"settings":{"language":"ru","photos":5,"layout":"album","phone":false,"avtosalons":[],"auto_publish":false,"edit_price":true,"mark_sold":true,"on_leave":"delete","pause_minutes":5,"hours":{"from":"09:00","to":"21:00"},"text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"}}}]})

export const getStartTelegramChannelResponseMock = (): TelegramLink => ({"url":"https://t.me/karvon_bot?startchannel&admin=post_messages+edit_messages+delete_messages","expires_at":"2026-07-05T09:47:00Z"})

export const getGetTelegramChannelResponseMock = (): TelegramChannel => ({"id":3,"version":2,"state":"working","title":"Karvon Motors","username":"karvon_motors","url":"https://t.me/karvon_motors","subscribers":4180,"missing_rights":[],"post_count":24,"default_text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"},"settings":{"language":"ru","photos":5,"layout":"album","phone":false,"avtosalons":[],"auto_publish":false,"edit_price":true,"mark_sold":true,"on_leave":"delete","pause_minutes":5,"hours":{"from":"09:00","to":"21:00"},"text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"}}})

export const getUpdateTelegramChannelResponseMock = (): TelegramChannel => ({"id":3,"version":2,"state":"working","title":"Karvon Motors","username":"karvon_motors","url":"https://t.me/karvon_motors","subscribers":4180,"missing_rights":[],"post_count":24,"default_text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"},"settings":{"language":"ru","photos":5,"layout":"album","phone":false,"avtosalons":[],"auto_publish":false,"edit_price":true,"mark_sold":true,"on_leave":"delete","pause_minutes":5,"hours":{"from":"09:00","to":"21:00"},"text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"}}})

export const getConfirmTelegramChannelResponseMock = (): TelegramChannel => ({"id":3,"version":2,"state":"working","title":"Karvon Motors","username":"karvon_motors","url":"https://t.me/karvon_motors","subscribers":4180,"missing_rights":[],"post_count":24,"default_text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"},"settings":{"language":"ru","photos":5,"layout":"album","phone":false,"avtosalons":[],"auto_publish":false,"edit_price":true,"mark_sold":true,"on_leave":"delete","pause_minutes":5,"hours":{"from":"09:00","to":"21:00"},"text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"}}})

export const getCheckTelegramChannelResponseMock = (): TelegramChannel => ({"id":3,"version":2,"state":"working","title":"Karvon Motors","username":"karvon_motors","url":"https://t.me/karvon_motors","subscribers":4180,"missing_rights":[],"post_count":24,"default_text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"},"settings":{"language":"ru","photos":5,"layout":"album","phone":false,"avtosalons":[],"auto_publish":false,"edit_price":true,"mark_sold":true,"on_leave":"delete","pause_minutes":5,"hours":{"from":"09:00","to":"21:00"},"text":{"ru":"*{car}, {year}*\n*{price}* · {price_usd}\nПробег {mileage} · {gearbox} · {fuel}\n{link}","uz":"*{car}, {year}*\n*{price}* · {price_usd}\nYurgani {mileage} · {gearbox} · {fuel}\n{link}"}}})

export const getPreviewTelegramPostResponseMock = (): TelegramPreview => ({"messages":[{"photos":[{"id":"q7Jk2mVx9s","url":"/media/q7Jk2mVx9s.webp","thumbnail":"/media/q7Jk2mVx9s.thumb.webp","name":"front.jpg","width":1600,"height":1000}],"text":"Chevrolet Tracker, 2023\n245 000 000 сум","marks":[{"kind":"bold","offset":0,"length":23}],"buttons":[]},{"photos":[],"text":"Tracker, 2023 · 245 000 000 сум","marks":[],"buttons":["Написать"]}],"length":39,"limit":1024,"cut":[],"due_at":"2026-07-05T09:40:00Z","plan":{"count":1,"from":"2026-07-05T09:40:00Z","to":"2026-07-05T09:40:00Z","already_posted":1,"without_photos":0}})

export const getListTelegramPostsResponseMock = (): TelegramPostList => ({"results":[{"id":71,"status":"posted","car":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"channel":{"id":3,"name":"Karvon Motors"},"language":"ru","price":245000000,"currency":"UZS","due_at":"2026-07-05T09:35:00Z","posted_at":"2026-07-05T09:35:02Z","url":"https://t.me/karvon_motors/118","opened":412,"wrote":9,"leads":4,"old_photos":false,"allowed_actions":["refresh","repost","delete"]}],"count":1,"statuses":{"queued":0,"sending":0,"posted":1,"updating":0,"sold":0,"removed":0,"closed":0,"failed":0,"unknown":0,"cancelled":0}})

export const getCreateTelegramPostsResponseMock = (): TelegramPostResults => ({"results":[{"auto_id":5012,"post":{"id":71,"status":"posted","car":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"channel":{"id":3,"name":"Karvon Motors"},"language":"ru","price":245000000,"currency":"UZS","due_at":"2026-07-05T09:35:00Z","posted_at":"2026-07-05T09:35:02Z","url":"https://t.me/karvon_motors/118","opened":412,"wrote":9,"leads":4,"old_photos":false,"allowed_actions":["refresh","repost","delete"]}},{"auto_id":5013,"code":"auto_not_active"}]})

export const getGetTelegramPostResponseMock = (): TelegramPost => ({"id":71,"status":"posted","car":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"channel":{"id":3,"name":"Karvon Motors"},"language":"ru","price":245000000,"currency":"UZS","due_at":"2026-07-05T09:35:00Z","posted_at":"2026-07-05T09:35:02Z","url":"https://t.me/karvon_motors/118","opened":412,"wrote":9,"leads":4,"old_photos":false,"allowed_actions":["refresh","repost","delete"]})

export const getDeleteTelegramPostResponseMock = (): TelegramPost => ({"id":71,"status":"posted","car":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"channel":{"id":3,"name":"Karvon Motors"},"language":"ru","price":245000000,"currency":"UZS","due_at":"2026-07-05T09:35:00Z","posted_at":"2026-07-05T09:35:02Z","url":"https://t.me/karvon_motors/118","opened":412,"wrote":9,"leads":4,"old_photos":false,"allowed_actions":["refresh","repost","delete"]})

export const getActOnTelegramPostResponseMock = (): TelegramPost => ({"id":71,"status":"posted","car":{"id":5012,"title":"Chevrolet Tracker, 2023","status":"active"},"channel":{"id":3,"name":"Karvon Motors"},"language":"ru","price":245000000,"currency":"UZS","due_at":"2026-07-05T09:35:00Z","posted_at":"2026-07-05T09:35:02Z","url":"https://t.me/karvon_motors/118","opened":412,"wrote":9,"leads":4,"old_photos":false,"allowed_actions":["refresh","repost","delete"]})


export const getGetTelegramMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTelegramResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTelegramSettingsMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.patch('*/main/telegram', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTelegramSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTelegramLinkMockHandler = (overrideResponse?: TelegramLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramLink> | TelegramLink), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTelegramLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTelegramLinkMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/telegram/link', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmTelegramLinkMockHandler = (overrideResponse?: Telegram | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Telegram> | Telegram), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/link/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTelegramLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTestTelegramMockHandler = (overrideResponse?: TelegramTest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramTest> | TelegramTest), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestTelegramResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTelegramChannelsMockHandler = (overrideResponse?: TelegramChannelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TelegramChannelList> | TelegramChannelList), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram/channels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTelegramChannelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartTelegramChannelMockHandler = (overrideResponse?: TelegramLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramLink> | TelegramLink), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/channels', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTelegramChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTelegramChannelMockHandler = (overrideResponse?: TelegramChannel | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TelegramChannel> | TelegramChannel), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram/channels/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTelegramChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTelegramChannelMockHandler = (overrideResponse?: TelegramChannel | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TelegramChannel> | TelegramChannel), options?: RequestHandlerOptions) => {
  return http.patch('*/main/telegram/channels/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTelegramChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTelegramChannelMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/telegram/channels/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmTelegramChannelMockHandler = (overrideResponse?: TelegramChannel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramChannel> | TelegramChannel), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/channels/:id/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmTelegramChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckTelegramChannelMockHandler = (overrideResponse?: TelegramChannel | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramChannel> | TelegramChannel), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/channels/:id/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckTelegramChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewTelegramPostMockHandler = (overrideResponse?: TelegramPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramPreview> | TelegramPreview), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/channels/:id/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewTelegramPostResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTelegramPostsMockHandler = (overrideResponse?: TelegramPostList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TelegramPostList> | TelegramPostList), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram/posts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTelegramPostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTelegramPostsMockHandler = (overrideResponse?: TelegramPostResults | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramPostResults> | TelegramPostResults), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/posts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTelegramPostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTelegramPostMockHandler = (overrideResponse?: TelegramPost | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TelegramPost> | TelegramPost), options?: RequestHandlerOptions) => {
  return http.get('*/main/telegram/posts/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTelegramPostResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTelegramPostMockHandler = (overrideResponse?: TelegramPost | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TelegramPost> | TelegramPost), options?: RequestHandlerOptions) => {
  return http.delete('*/main/telegram/posts/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteTelegramPostResponseMock(),
      { status: 200
      })
  }, options)
}

export const getActOnTelegramPostMockHandler = (overrideResponse?: TelegramPost | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TelegramPost> | TelegramPost), options?: RequestHandlerOptions) => {
  return http.post('*/main/telegram/posts/:id/actions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getActOnTelegramPostResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTelegramMock = () => [
  getGetTelegramMockHandler(),
  getUpdateTelegramSettingsMockHandler(),
  getCreateTelegramLinkMockHandler(),
  getDeleteTelegramLinkMockHandler(),
  getConfirmTelegramLinkMockHandler(),
  getTestTelegramMockHandler(),
  getListTelegramChannelsMockHandler(),
  getStartTelegramChannelMockHandler(),
  getGetTelegramChannelMockHandler(),
  getUpdateTelegramChannelMockHandler(),
  getDeleteTelegramChannelMockHandler(),
  getConfirmTelegramChannelMockHandler(),
  getCheckTelegramChannelMockHandler(),
  getPreviewTelegramPostMockHandler(),
  getListTelegramPostsMockHandler(),
  getCreateTelegramPostsMockHandler(),
  getGetTelegramPostMockHandler(),
  getDeleteTelegramPostMockHandler(),
  getActOnTelegramPostMockHandler()
]
