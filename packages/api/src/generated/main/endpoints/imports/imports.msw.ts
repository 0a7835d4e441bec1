/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Import,
  ImportChoiceList,
  ImportList,
  ImportRowList,
  Workbook
} from '../karvonMainService.schemas';


export const getCreateImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getListImportsResponseMock = (): ImportList => ({"count":1,"results":[{"id":31,"version":9,"status":"done","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:34:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":29,"changed":6,"same":2,"choice":0,"failed":2,"skipped":0,"excluded":1,"moderation":0,"will_create":0,"will_change":0,"created":29,"updated":6,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":309,"failed":3,"total":312},"confirmed_at":"2025-11-20T09:31:00Z","undoable_until":"2025-11-27T09:31:00Z","allowed_actions":["undo"]}]})

export const getGetImportTemplateResponseMock = (): Workbook => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getUpdateImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getCheckImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getListImportRowsResponseMock = (): ImportRowList => ({"count":2,"results":[{"row":2,"result":"changed","title":"Chevrolet Cobalt, 2024","vin":"XWBJF69VJPA012345","external_id":"С-118","auto_id":5012,"photo":{"id":"c0bAlt24wh","url":"/media/c0bAlt24wh.webp","thumbnail":"/media/c0bAlt24wh.thumb.webp","name":"cobalt.jpg","width":1280,"height":800},"changes":[{"field":"price","before":"168000000","after":"165500000","currency":"UZS"}],"errors":[],"warnings":[],"photos":2,"failed_photos":[{"url":"https://example.uz/2.jpg","code":"photo_status"}],"excluded":false,"outcome":"updated"},{"row":6,"result":"failed","title":"Chevrolet Gentra","external_id":"С-126","changes":[],"errors":[{"field":"year","cell":"E6","value":"20222","code":"not_year"}],"warnings":[],"photos":0,"failed_photos":[],"excluded":false}]})

export const getExcludeImportRowsResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getListImportChoicesResponseMock = (): ImportChoiceList => ({"count":1,"results":[{"field":"car_model","value":"Кобалт 4 поз.","brand_id":1,"rows":[11,19,27],"count":3,"candidates":[{"id":101,"position_id":10112,"name":"Chevrolet Cobalt · 4 позиция"},{"id":101,"position_id":10111,"name":"Chevrolet Cobalt · 3 позиция"}]}]})

export const getChooseImportValuesResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getConfirmImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getStopImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getResumeImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getUndoImportResponseMock = (): Import => ({"id":31,"version":4,"status":"ready","source":"file","file_name":"ostatki_noyabr.xlsx","rows":40,"created_at":"2025-11-20T09:28:00Z","status_at":"2025-11-20T09:29:00Z","by":{"kind":"dealer","name":"Жасур Каримов"},"counts":{"new":26,"changed":7,"same":2,"choice":3,"failed":2,"skipped":0,"excluded":1,"moderation":1,"will_create":26,"will_change":6,"created":0,"updated":0,"left":0,"undone":0},"progress":{"done":40,"total":40},"photos":{"done":0,"failed":0,"total":312},"allowed_actions":["check","confirm","delete"],"sheets":[{"name":"Склад","rows":40}],"sheet":0,"columns":[{"letter":"A","header":"Марка","samples":["Chevrolet","Шевроле","Kia"]},{"letter":"B","header":"Модель","samples":["Cobalt","Кобалт 4 поз.","K5"]}],"mapping":[{"column":0,"field":"brand"},{"column":1,"field":"car_model"}],"options":{"avtosalon":12,"currency":"UZS","empties":"keep","found":"update","fresh":"draft"},"is_complete":true})

export const getExportImportFailuresResponseMock = (): Workbook => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))


export const getCreateImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImportResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListImportsMockHandler = (overrideResponse?: ImportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportList> | ImportList), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImportTemplateMockHandler = (overrideResponse?: Workbook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Workbook> | Workbook), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports/template', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportTemplateResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}

export const getGetImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.patch('*/main/imports/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImportMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/main/imports/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCheckImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports/:id/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListImportRowsMockHandler = (overrideResponse?: ImportRowList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportRowList> | ImportRowList), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports/:id/rows', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExcludeImportRowsMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.put('*/main/imports/:id/rows', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExcludeImportRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListImportChoicesMockHandler = (overrideResponse?: ImportChoiceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportChoiceList> | ImportChoiceList), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports/:id/choices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportChoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseImportValuesMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.put('*/main/imports/:id/choices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseImportValuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports/:id/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports/:id/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports/:id/resume', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoImportMockHandler = (overrideResponse?: Import | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Import> | Import), options?: RequestHandlerOptions) => {
  return http.post('*/main/imports/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportImportFailuresMockHandler = (overrideResponse?: Workbook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Workbook> | Workbook), options?: RequestHandlerOptions) => {
  return http.get('*/main/imports/:id/failures', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const binaryBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportImportFailuresResponseMock();
    return new HttpResponse(binaryBody,
      { status: 200,
        headers: { 'Content-Type': 'application/octet-stream' }
      })
  }, options)
}
export const getImportsMock = () => [
  getCreateImportMockHandler(),
  getListImportsMockHandler(),
  getGetImportTemplateMockHandler(),
  getGetImportMockHandler(),
  getUpdateImportMockHandler(),
  getDeleteImportMockHandler(),
  getCheckImportMockHandler(),
  getListImportRowsMockHandler(),
  getExcludeImportRowsMockHandler(),
  getListImportChoicesMockHandler(),
  getChooseImportValuesMockHandler(),
  getConfirmImportMockHandler(),
  getStopImportMockHandler(),
  getResumeImportMockHandler(),
  getUndoImportMockHandler(),
  getExportImportFailuresMockHandler()
]
