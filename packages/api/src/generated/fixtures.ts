// Generated from the examples of the contract by scripts/generate-fixtures.mjs. Do not edit.
import type * as main from '../main';
import type * as search from '../search';
import type * as chat from '../chat';

type Answer<Call extends (...args: never[]) => unknown> = Awaited<ReturnType<Call>>;

export interface Fixtures {
  checkPhone: Answer<typeof main.checkPhone>;
  sendCode: Answer<typeof main.sendCode>;
  verifyCode: Answer<typeof main.verifyCode>;
  register: Answer<typeof main.register>;
  login: Answer<typeof main.login>;
  resetPassword: Answer<typeof main.resetPassword>;
  listSessions: Answer<typeof main.listSessions>;
  getProfile: Answer<typeof main.getProfile>;
  updateBusiness: Answer<typeof main.updateBusiness>;
  getDevice: Answer<typeof main.getDevice>;
  putDevice: Answer<typeof main.putDevice>;
  uploadImage: Answer<typeof main.uploadImage>;
  listBrands: Answer<typeof main.listBrands>;
  listModels: Answer<typeof main.listModels>;
  listGenerations: Answer<typeof main.listGenerations>;
  listModifications: Answer<typeof main.listModifications>;
  listPositions: Answer<typeof main.listPositions>;
  listRegions: Answer<typeof main.listRegions>;
  listOptions: Answer<typeof main.listOptions>;
  getRate: Answer<typeof main.getRate>;
  listNotifications: Answer<typeof main.listNotifications>;
  readNotifications: Answer<typeof main.readNotifications>;
  listAutos: Answer<typeof main.listAutos>;
  createAuto: Answer<typeof main.createAuto>;
  countAutos: Answer<typeof main.countAutos>;
  updateAutos: Answer<typeof main.updateAutos>;
  getAuto: Answer<typeof main.getAuto>;
  updateAuto: Answer<typeof main.updateAuto>;
  deleteAuto: Answer<typeof main.deleteAuto>;
  transitionAuto: Answer<typeof main.transitionAuto>;
  refreshAuto: Answer<typeof main.refreshAuto>;
  restoreAuto: Answer<typeof main.restoreAuto>;
  getAutoHistory: Answer<typeof main.getAutoHistory>;
  getAutoStatistics: Answer<typeof main.getAutoStatistics>;
  getAutoQuality: Answer<typeof main.getAutoQuality>;
  listAvtosalons: Answer<typeof main.listAvtosalons>;
  createAvtosalon: Answer<typeof main.createAvtosalon>;
  getAvtosalon: Answer<typeof main.getAvtosalon>;
  updateAvtosalon: Answer<typeof main.updateAvtosalon>;
  listMarketplaceAutos: Answer<typeof main.listMarketplaceAutos>;
  moderateAuto: Answer<typeof main.moderateAuto>;
  addListingEvents: Answer<typeof main.addListingEvents>;
  listEmployees: Answer<typeof main.listEmployees>;
  createEmployee: Answer<typeof main.createEmployee>;
  getEmployee: Answer<typeof main.getEmployee>;
  updateEmployee: Answer<typeof main.updateEmployee>;
  inviteEmployee: Answer<typeof main.inviteEmployee>;
  listLeads: Answer<typeof main.listLeads>;
  createLead: Answer<typeof main.createLead>;
  getLead: Answer<typeof main.getLead>;
  updateLead: Answer<typeof main.updateLead>;
  addLead: Answer<typeof main.addLead>;
  listCarModels: Answer<typeof main.listCarModels>;
  createCarModel: Answer<typeof main.createCarModel>;
  getCarModel: Answer<typeof main.getCarModel>;
  moderateCarModel: Answer<typeof main.moderateCarModel>;
  listTradeInAutos: Answer<typeof main.listTradeInAutos>;
  getTradeInAuto: Answer<typeof main.getTradeInAuto>;
  listOffers: Answer<typeof main.listOffers>;
  createOffer: Answer<typeof main.createOffer>;
  updateOffer: Answer<typeof main.updateOffer>;
  listApplications: Answer<typeof main.listApplications>;
  createApplication: Answer<typeof main.createApplication>;
  getApplication: Answer<typeof main.getApplication>;
  updateApplication: Answer<typeof main.updateApplication>;
  addApplication: Answer<typeof main.addApplication>;
  addTradeInAuto: Answer<typeof main.addTradeInAuto>;
  decideOffer: Answer<typeof main.decideOffer>;
  listCampaigns: Answer<typeof main.listCampaigns>;
  createCampaign: Answer<typeof main.createCampaign>;
  listPockets: Answer<typeof main.listPockets>;
  getCampaign: Answer<typeof main.getCampaign>;
  updateCampaign: Answer<typeof main.updateCampaign>;
  actOnCampaign: Answer<typeof main.actOnCampaign>;
  getCampaignResult: Answer<typeof main.getCampaignResult>;
  moderateCampaign: Answer<typeof main.moderateCampaign>;
  addCampaignEvents: Answer<typeof main.addCampaignEvents>;
  listCards: Answer<typeof main.listCards>;
  addCard: Answer<typeof main.addCard>;
  createPayment: Answer<typeof main.createPayment>;
  getPayment: Answer<typeof main.getPayment>;
  getStatistics: Answer<typeof main.getStatistics>;
  getFunnel: Answer<typeof main.getFunnel>;
  getPromotionSummary: Answer<typeof main.getPromotionSummary>;
  getWorkPanel: Answer<typeof main.getWorkPanel>;
  searchPalette: Answer<typeof search.searchPalette>;
  suggest: Answer<typeof search.suggest>;
  listComparables: Answer<typeof search.listComparables>;
  getPricePosition: Answer<typeof search.getPricePosition>;
  listRooms: Answer<typeof chat.listRooms>;
  getTotalUnread: Answer<typeof chat.getTotalUnread>;
  getRoom: Answer<typeof chat.getRoom>;
  updateRoom: Answer<typeof chat.updateRoom>;
  listMessages: Answer<typeof chat.listMessages>;
  readAllMessages: Answer<typeof chat.readAllMessages>;
  sendMessage: Answer<typeof chat.sendMessage>;
  listEvents: Answer<typeof chat.listEvents>;
  listTemplates: Answer<typeof chat.listTemplates>;
  createTemplate: Answer<typeof chat.createTemplate>;
  updateTemplate: Answer<typeof chat.updateTemplate>;
  createSocketTicket: Answer<typeof chat.createSocketTicket>;
  openRoom: Answer<typeof chat.openRoom>;
  listRoomMessages: Answer<typeof chat.listRoomMessages>;
  addMessage: Answer<typeof chat.addMessage>;
}

/** The example of each operation: the body of its first success. */
export const fixtures: Fixtures = {
  checkPhone: {
    "user_id": "u_3Vd0kq8ZtXw1nB7s",
    "next": "login"
  },
  sendCode: {
    "resend_at": "2026-07-05T09:31:00Z",
    "expires_at": "2026-07-05T09:35:00Z"
  },
  verifyCode: {
    "ticket": "t_b7Qm2xN4vR8sK1wZ6yPd",
    "registered": true,
    "expires_at": "2026-07-05T09:41:20Z"
  },
  register: {
    "access": "kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f",
    "expires_at": "2026-08-04T09:32:10Z",
    "business_user": {
      "id": 20418,
      "full_name": "Жасур Каримов",
      "username": "dealer20418",
      "phone": "+998901234567"
    }
  },
  login: {
    "access": "kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f",
    "expires_at": "2026-08-04T09:32:10Z",
    "business_user": {
      "id": 20418,
      "full_name": "Жасур Каримов",
      "username": "dealer20418",
      "phone": "+998901234567",
      "profile_pic": {
        "id": "pRf7Kq2mVx",
        "url": "/media/pRf7Kq2mVx.webp",
        "thumbnail": "/media/pRf7Kq2mVx.thumb.webp"
      }
    }
  },
  resetPassword: {
    "access": "kv_9sT2mQx7LwV4cN8dR1yK6hB3pZ0f",
    "expires_at": "2026-08-04T09:32:10Z",
    "business_user": {
      "id": 20418,
      "full_name": "Жасур Каримов",
      "username": "dealer20418",
      "phone": "+998901234567",
      "profile_pic": {
        "id": "pRf7Kq2mVx",
        "url": "/media/pRf7Kq2mVx.webp",
        "thumbnail": "/media/pRf7Kq2mVx.thumb.webp"
      }
    }
  },
  listSessions: {
    "count": 2,
    "results": [
      {
        "id": 771,
        "device": "Chrome, Windows",
        "address": "84.54.70.12",
        "created_at": "2026-06-28T05:10:44Z",
        "last_used_at": "2026-07-05T09:32:10Z",
        "expires_at": "2026-08-04T09:32:10Z",
        "current": true
      },
      {
        "id": 764,
        "device": "Safari, iPhone",
        "address": "213.230.96.5",
        "created_at": "2026-06-20T14:02:09Z",
        "last_used_at": "2026-07-03T18:47:31Z",
        "expires_at": "2026-08-02T18:47:31Z",
        "current": false
      }
    ]
  },
  getProfile: {
    "id": 20418,
    "version": 3,
    "full_name": "Жасур Каримов",
    "username": "dealer20418",
    "phone": "+998901234567",
    "profile_pic": {
      "id": "pRf7Kq2mVx",
      "url": "/media/pRf7Kq2mVx.webp",
      "thumbnail": "/media/pRf7Kq2mVx.thumb.webp"
    },
    "role": "admin",
    "company_name": "Karvon Motors MChJ",
    "tin": "305418220",
    "email": "jasur@karvon-motors.uz",
    "telegram": "karvon_motors",
    "language": "ru",
    "created_at": "2025-11-14T06:20:00Z",
    "updated_at": "2026-07-01T11:05:33Z"
  },
  updateBusiness: {
    "id": 20418,
    "version": 3,
    "full_name": "Жасур Каримов",
    "username": "dealer20418",
    "phone": "+998901234567",
    "profile_pic": {
      "id": "pRf7Kq2mVx",
      "url": "/media/pRf7Kq2mVx.webp",
      "thumbnail": "/media/pRf7Kq2mVx.thumb.webp"
    },
    "role": "admin",
    "company_name": "Karvon Motors MChJ",
    "tin": "305418220",
    "email": "jasur@karvon-motors.uz",
    "telegram": "karvon_motors",
    "language": "ru",
    "created_at": "2025-11-14T06:20:00Z",
    "updated_at": "2026-07-01T11:05:33Z"
  },
  getDevice: {
    "fingerprint": "5f0c2a9be1d74c38",
    "language": "ru",
    "platform": "web",
    "push": false,
    "updated_at": "2026-07-05T09:32:10Z"
  },
  putDevice: {
    "fingerprint": "5f0c2a9be1d74c38",
    "language": "ru",
    "platform": "web",
    "push": true,
    "updated_at": "2026-07-05T09:32:10Z"
  },
  uploadImage: {
    "id": "q7Jk2mVx9s",
    "url": "/media/q7Jk2mVx9s.webp",
    "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
    "name": "front.jpg",
    "width": 1200,
    "height": 750
  },
  listBrands: {
    "count": 3,
    "results": [
      {
        "id": 3,
        "name": "Chevrolet",
        "logo": "/media/brands/chevrolet.svg",
        "popular": true,
        "models_count": 24
      },
      {
        "id": 4,
        "name": "Kia",
        "logo": "/media/brands/kia.svg",
        "popular": true,
        "models_count": 17
      },
      {
        "id": 21,
        "name": "Zeekr",
        "popular": false,
        "models_count": 5
      }
    ]
  },
  listModels: {
    "count": 3,
    "results": [
      {
        "id": 27,
        "brand_id": 3,
        "name": "Cobalt",
        "year_from": 2012,
        "popular": true,
        "generations_count": 2
      },
      {
        "id": 29,
        "brand_id": 3,
        "name": "Nexia 3",
        "year_from": 2015,
        "year_to": 2023,
        "popular": true,
        "generations_count": 1
      },
      {
        "id": 31,
        "brand_id": 3,
        "name": "Tracker",
        "year_from": 2013,
        "popular": true,
        "generations_count": 2
      }
    ]
  },
  listGenerations: {
    "count": 2,
    "results": [
      {
        "id": 88,
        "car_model_id": 31,
        "name": "II",
        "year_start": 2019,
        "year_stop": 2024,
        "photo": {
          "id": "g88Qk4Zt",
          "url": "/media/g88Qk4Zt.webp",
          "thumbnail": "/media/g88Qk4Zt.thumb.webp"
        },
        "modifications_count": 2
      },
      {
        "id": 87,
        "car_model_id": 31,
        "name": "I",
        "year_start": 2013,
        "year_stop": 2019,
        "modifications_count": 1
      }
    ]
  },
  listModifications: {
    "count": 2,
    "results": [
      {
        "id": 410,
        "generation_id": 88,
        "name": "1.2 Turbo 6AT",
        "specifications": {
          "horse_power": 132,
          "volume_litres": 1.2,
          "fuel_type": 21,
          "transmission": 26,
          "drive": 31,
          "body_type": 11
        }
      },
      {
        "id": 411,
        "generation_id": 88,
        "name": "1.5 MT",
        "specifications": {
          "horse_power": 110,
          "volume_litres": 1.5,
          "fuel_type": 21,
          "transmission": 25,
          "drive": 31,
          "body_type": 11
        }
      }
    ]
  },
  listPositions: {
    "count": 3,
    "results": [
      {
        "id": 50,
        "generation_id": 88,
        "translations": {
          "ru": {
            "name": "LS"
          },
          "uz": {
            "name": "LS"
          }
        }
      },
      {
        "id": 51,
        "generation_id": 88,
        "translations": {
          "ru": {
            "name": "LTZ"
          },
          "uz": {
            "name": "LTZ"
          }
        }
      },
      {
        "id": 52,
        "generation_id": 88,
        "modification_id": 410,
        "translations": {
          "ru": {
            "name": "Premier"
          },
          "uz": {
            "name": "Premier"
          }
        }
      }
    ]
  },
  listRegions: {
    "count": 2,
    "results": [
      {
        "id": 1,
        "translations": {
          "ru": {
            "name": "город Ташкент"
          },
          "uz": {
            "name": "Toshkent shahri"
          }
        },
        "latitude": 41.311081,
        "longitude": 69.240562,
        "districts": [
          {
            "id": 104,
            "translations": {
              "ru": {
                "name": "Чиланзарский район"
              },
              "uz": {
                "name": "Chilonzor tumani"
              }
            }
          },
          {
            "id": 105,
            "translations": {
              "ru": {
                "name": "Мирзо-Улугбекский район"
              },
              "uz": {
                "name": "Mirzo Ulug‘bek tumani"
              }
            }
          }
        ]
      },
      {
        "id": 8,
        "translations": {
          "ru": {
            "name": "Самаркандская область"
          },
          "uz": {
            "name": "Samarqand viloyati"
          }
        },
        "latitude": 39.654388,
        "longitude": 66.975824,
        "districts": [
          {
            "id": 801,
            "translations": {
              "ru": {
                "name": "город Самарканд"
              },
              "uz": {
                "name": "Samarqand shahri"
              }
            }
          }
        ]
      }
    ]
  },
  listOptions: {
    "color": [
      {
        "id": 40,
        "code": "white",
        "translations": {
          "ru": {
            "name": "Белый"
          },
          "uz": {
            "name": "Oq"
          }
        },
        "hex": "#FFFFFF"
      },
      {
        "id": 41,
        "code": "red",
        "translations": {
          "ru": {
            "name": "Красный"
          },
          "uz": {
            "name": "Qizil"
          }
        },
        "hex": "#C0272D"
      }
    ],
    "body_type": [
      {
        "id": 10,
        "code": "sedan",
        "translations": {
          "ru": {
            "name": "Седан"
          },
          "uz": {
            "name": "Sedan"
          }
        }
      },
      {
        "id": 11,
        "code": "crossover",
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      }
    ],
    "fuel_type": [
      {
        "id": 21,
        "code": "petrol",
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      {
        "id": 24,
        "code": "electric",
        "translations": {
          "ru": {
            "name": "Электро"
          },
          "uz": {
            "name": "Elektro"
          }
        }
      }
    ],
    "transmission": [
      {
        "id": 25,
        "code": "manual",
        "translations": {
          "ru": {
            "name": "Механика"
          },
          "uz": {
            "name": "Mexanika"
          }
        }
      },
      {
        "id": 26,
        "code": "automatic",
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      }
    ],
    "drive_unit": [
      {
        "id": 31,
        "code": "front",
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Old"
          }
        }
      },
      {
        "id": 33,
        "code": "all",
        "translations": {
          "ru": {
            "name": "Полный"
          },
          "uz": {
            "name": "To‘liq"
          }
        }
      }
    ],
    "condition": [
      {
        "id": 71,
        "code": "excellent",
        "translations": {
          "ru": {
            "name": "Отличное"
          },
          "uz": {
            "name": "A’lo"
          }
        }
      },
      {
        "id": 72,
        "code": "good",
        "translations": {
          "ru": {
            "name": "Хорошее"
          },
          "uz": {
            "name": "Yaxshi"
          }
        }
      },
      {
        "id": 73,
        "code": "average",
        "translations": {
          "ru": {
            "name": "Среднее"
          },
          "uz": {
            "name": "O‘rtacha"
          }
        }
      },
      {
        "id": 74,
        "code": "repair",
        "translations": {
          "ru": {
            "name": "Требует ремонта"
          },
          "uz": {
            "name": "Ta’mirtalab"
          }
        }
      }
    ],
    "paint_condition": [
      {
        "id": 61,
        "code": "original",
        "translations": {
          "ru": {
            "name": "Без окраса"
          },
          "uz": {
            "name": "Bo‘yalmagan"
          }
        }
      },
      {
        "id": 62,
        "code": "partly_painted",
        "translations": {
          "ru": {
            "name": "Частично крашен"
          },
          "uz": {
            "name": "Qisman bo‘yalgan"
          }
        }
      }
    ],
    "changed_part": [
      {
        "id": 81,
        "code": "hood",
        "translations": {
          "ru": {
            "name": "Капот"
          },
          "uz": {
            "name": "Kapot"
          }
        }
      },
      {
        "id": 84,
        "code": "front_bumper",
        "translations": {
          "ru": {
            "name": "Передний бампер"
          },
          "uz": {
            "name": "Old bamper"
          }
        }
      }
    ],
    "media_tools": [
      {
        "id": 101,
        "code": "carplay",
        "translations": {
          "ru": {
            "name": "Apple CarPlay"
          },
          "uz": {
            "name": "Apple CarPlay"
          }
        }
      },
      {
        "id": 102,
        "code": "usb",
        "translations": {
          "ru": {
            "name": "USB"
          },
          "uz": {
            "name": "USB"
          }
        }
      }
    ],
    "external_body_kit": [
      {
        "id": 121,
        "code": "alloy_wheels",
        "translations": {
          "ru": {
            "name": "Литые диски"
          },
          "uz": {
            "name": "Quyma disklar"
          }
        }
      },
      {
        "id": 122,
        "code": "roof_rails",
        "translations": {
          "ru": {
            "name": "Рейлинги"
          },
          "uz": {
            "name": "Reylinglar"
          }
        }
      }
    ],
    "optics": [
      {
        "id": 141,
        "code": "led",
        "translations": {
          "ru": {
            "name": "LED-фары"
          },
          "uz": {
            "name": "LED faralar"
          }
        }
      },
      {
        "id": 142,
        "code": "fog_lights",
        "translations": {
          "ru": {
            "name": "Противотуманные фары"
          },
          "uz": {
            "name": "Tumanga qarshi faralar"
          }
        }
      }
    ],
    "salon": [
      {
        "id": 161,
        "code": "leather",
        "translations": {
          "ru": {
            "name": "Кожаный салон"
          },
          "uz": {
            "name": "Charm salon"
          }
        }
      },
      {
        "id": 162,
        "code": "heated_seats",
        "translations": {
          "ru": {
            "name": "Подогрев сидений"
          },
          "uz": {
            "name": "O‘rindiqlar isitgichi"
          }
        }
      }
    ],
    "services": [
      {
        "id": 181,
        "code": "service_book",
        "translations": {
          "ru": {
            "name": "Сервисная книжка"
          },
          "uz": {
            "name": "Servis daftarchasi"
          }
        }
      },
      {
        "id": 182,
        "code": "two_keys",
        "translations": {
          "ru": {
            "name": "Два ключа"
          },
          "uz": {
            "name": "Ikkita kalit"
          }
        }
      }
    ],
    "number_of_owners": [
      {
        "value": 1,
        "translations": {
          "ru": {
            "name": "Один владелец"
          },
          "uz": {
            "name": "Bitta egasi bo‘lgan"
          }
        }
      },
      {
        "value": 4,
        "translations": {
          "ru": {
            "name": "Четыре и больше"
          },
          "uz": {
            "name": "To‘rt va undan ortiq"
          }
        }
      }
    ]
  },
  getRate: {
    "currency": "USD",
    "rate": 12650,
    "date": "2026-07-05",
    "source": "cbu"
  },
  listNotifications: {
    "count": 3,
    "unread_count": 2,
    "results": [
      {
        "id": 90112,
        "type": "auto_declined",
        "title": "Объявление отклонено",
        "text": "Chevrolet Tracker, 2023: на фото виден номер телефона.",
        "read": false,
        "created_at": "2026-07-05T09:12:40Z",
        "target": {
          "type": "auto",
          "id": 5012
        }
      },
      {
        "id": 90108,
        "type": "lead_new",
        "title": "Новый лид",
        "text": "Дилшод спрашивает о Chevrolet Tracker, 2023.",
        "read": false,
        "created_at": "2026-07-05T08:47:03Z",
        "target": {
          "type": "lead",
          "id": 3307
        }
      },
      {
        "id": 90077,
        "type": "auto_expiring",
        "title": "Объявление скоро закончится",
        "text": "До конца размещения Kia K5, 2022 осталось 3 дня.",
        "read": true,
        "created_at": "2026-07-04T04:00:00Z",
        "target": {
          "type": "auto",
          "id": 4988
        }
      }
    ]
  },
  readNotifications: {
    "unread_count": 1
  },
  listAutos: {
    "results": [
      {
        "id": 5012,
        "version": 7,
        "status": "active",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 31,
          "name": "Tracker"
        },
        "generation": {
          "id": 88,
          "name": "II (2019–2024)"
        },
        "modification": {
          "id": 410,
          "name": "1.2 Turbo, 132 л.с., 6AT",
          "volume_litres": 1.2,
          "horse_power": 132
        },
        "position": {
          "id": 52,
          "translations": {
            "ru": {
              "name": "Premier"
            },
            "uz": {
              "name": "Premier"
            }
          }
        },
        "year": 2023,
        "mileage": 24500,
        "transmission": {
          "id": 26,
          "translations": {
            "ru": {
              "name": "Автомат"
            },
            "uz": {
              "name": "Avtomat"
            }
          }
        },
        "fuel_type": {
          "id": 21,
          "translations": {
            "ru": {
              "name": "Бензин"
            },
            "uz": {
              "name": "Benzin"
            }
          }
        },
        "color": {
          "id": 41,
          "translations": {
            "ru": {
              "name": "Красный"
            },
            "uz": {
              "name": "Qizil"
            }
          }
        },
        "condition": "excellent",
        "used_car": true,
        "vin": "XWBMC5E12PA012345",
        "cover": {
          "id": "q7Jk2mVx9s",
          "url": "/media/q7Jk2mVx9s.webp",
          "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
          "name": "front.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 2,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "UZS",
        "price": 219000000,
        "price_uzs": 219000000,
        "price_usd": 18099,
        "rate_date": "2025-11-20",
        "is_karvon_nasiya": true,
        "is_trade_in": true,
        "is_cheaper": false,
        "views": 1284,
        "likes": 36,
        "calls": 9,
        "chats": 4,
        "leads": 11,
        "days_in_salon": 12,
        "created_at": "2025-11-08T06:12:00Z",
        "status_changed_at": "2025-11-08T09:40:00Z",
        "published_at": "2025-11-08T09:40:00Z",
        "expires_at": "2025-12-08T09:40:00Z",
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": true
      },
      {
        "id": 5013,
        "version": 3,
        "status": "active",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 27,
          "name": "Cobalt"
        },
        "year": 2024,
        "mileage": 3100,
        "transmission": {
          "id": 26,
          "translations": {
            "ru": {
              "name": "Автомат"
            },
            "uz": {
              "name": "Avtomat"
            }
          }
        },
        "condition": "excellent",
        "used_car": true,
        "cover": {
          "id": "b5Nd1rQy7k",
          "url": "/media/b5Nd1rQy7k.webp",
          "thumbnail": "/media/b5Nd1rQy7k.thumb.webp",
          "name": "cobalt.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 18,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "UZS",
        "price": 165500000,
        "price_uzs": 165500000,
        "price_usd": 13678,
        "rate_date": "2025-11-20",
        "views": 2046,
        "likes": 58,
        "calls": 17,
        "chats": 6,
        "leads": 19,
        "days_in_salon": 5,
        "created_at": "2025-11-15T04:20:00Z",
        "status_changed_at": "2025-11-15T08:05:00Z",
        "published_at": "2025-11-15T08:05:00Z",
        "expires_at": "2025-12-15T08:05:00Z",
        "next_update_at": "2025-11-22T11:48:00Z",
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false,
        "refresh_blocked_by": "too_early"
      },
      {
        "id": 5021,
        "version": 4,
        "status": "moderation_declined",
        "brand": {
          "id": 14,
          "name": "Chery"
        },
        "car_model": {
          "id": 203,
          "name": "Tiggo 7 Pro Max"
        },
        "year": 2024,
        "mileage": 8900,
        "condition": "good",
        "used_car": true,
        "cover": {
          "id": "v8Hs6tFe2a",
          "url": "/media/v8Hs6tFe2a.webp",
          "thumbnail": "/media/v8Hs6tFe2a.thumb.webp",
          "name": "tiggo.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 22,
        "avtosalon": {
          "id": 32,
          "name": "Karvon Sergeli"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "USD",
        "price": 24630,
        "price_uzs": 298023000,
        "price_usd": 24630,
        "rate_date": "2025-11-20",
        "views": 0,
        "likes": 0,
        "calls": 0,
        "chats": 0,
        "leads": 0,
        "days_in_salon": 1,
        "created_at": "2025-11-19T05:00:00Z",
        "status_changed_at": "2025-11-20T06:20:00Z",
        "moderation_sent_at": "2025-11-19T06:20:00Z",
        "declined_reason": {
          "field": "photos",
          "code": "photo_unclear",
          "text_ru": "Номер закрыт не полностью на фото 3",
          "text_uz": "3-rasmda davlat raqami to‘liq yopilmagan"
        },
        "declined_count": 2,
        "allowed_transitions": [
          "moderation",
          "archived",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false,
        "refresh_blocked_by": "not_active"
      }
    ],
    "count": 131
  },
  createAuto: {
    "id": 5160,
    "version": 1,
    "status": "ne_active",
    "car_id": 7160,
    "core_car": {
      "id": 7160,
      "brand": {
        "id": 3,
        "name": "Chevrolet"
      },
      "car_model": {
        "id": 27,
        "name": "Cobalt"
      },
      "used_car": true,
      "media_tools": [],
      "external_body_kit": [],
      "optics": [],
      "salon": [],
      "services": []
    },
    "currency": "UZS",
    "additional_phones": [],
    "barter": false,
    "is_trade_in": false,
    "is_karvon_nasiya": false,
    "is_cheaper": false,
    "owner_warranty": false,
    "passed_customs_clearance": false,
    "is_available_for_rent_to_own": false,
    "photos": [],
    "changed_part": [],
    "views": 0,
    "likes": 0,
    "calls": 0,
    "chats": 0,
    "leads": 0,
    "days_in_salon": 0,
    "created_at": "2025-11-20T09:00:00Z",
    "status_changed_at": "2025-11-20T09:00:00Z",
    "declined_reasons": [],
    "allowed_transitions": [
      "moderation",
      "archived",
      "deleted"
    ],
    "can_edit": true,
    "can_refresh": false,
    "refresh_blocked_by": "not_active"
  },
  countAutos: {
    "total": 148,
    "statuses": {
      "active": 92,
      "moderation": 6,
      "moderation_declined": 3,
      "barakami": 4,
      "expired": 6,
      "ne_active": 9,
      "sold_on_karvon": 21,
      "archived": 2,
      "deactivated": 3,
      "flagged_to_admin": 1,
      "reported_by_client": 1
    }
  },
  updateAutos: {
    "done": 1,
    "refused": 1,
    "results": [
      {
        "id": 5012,
        "ok": true
      },
      {
        "id": 5013,
        "ok": false,
        "code": "refresh_too_early",
        "allowed": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ]
      }
    ]
  },
  getAuto: {
    "id": 5012,
    "version": 7,
    "status": "active",
    "car_id": 7012,
    "core_car": {
      "id": 7012,
      "brand": {
        "id": 3,
        "name": "Chevrolet"
      },
      "car_model": {
        "id": 31,
        "name": "Tracker"
      },
      "generation": {
        "id": 88,
        "name": "II (2019–2024)"
      },
      "modification": {
        "id": 410,
        "name": "1.2 Turbo, 132 л.с., 6AT",
        "volume_litres": 1.2,
        "horse_power": 132
      },
      "position": {
        "id": 52,
        "translations": {
          "ru": {
            "name": "Premier"
          },
          "uz": {
            "name": "Premier"
          }
        }
      },
      "year": 2023,
      "body_type": {
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      },
      "fuel_type": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 26,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive_unit": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Old"
          }
        }
      },
      "color": {
        "id": 41,
        "translations": {
          "ru": {
            "name": "Красный"
          },
          "uz": {
            "name": "Qizil"
          }
        }
      },
      "paint_condition": {
        "id": 61,
        "translations": {
          "ru": {
            "name": "Без окраса"
          },
          "uz": {
            "name": "Bo‘yalmagan"
          }
        }
      },
      "mileage": 24500,
      "number_of_owners": 1,
      "used_car": true,
      "vin": "XWBMC5E12PA012345",
      "description": "Один хозяин, сервис у официального дилера.",
      "media_tools": [
        {
          "id": 101,
          "translations": {
            "ru": {
              "name": "Apple CarPlay"
            },
            "uz": {
              "name": "Apple CarPlay"
            }
          }
        }
      ],
      "external_body_kit": [
        {
          "id": 121,
          "translations": {
            "ru": {
              "name": "Литые диски"
            },
            "uz": {
              "name": "Quyma disklar"
            }
          }
        }
      ],
      "optics": [
        {
          "id": 141,
          "translations": {
            "ru": {
              "name": "LED-фары"
            },
            "uz": {
              "name": "LED faralar"
            }
          }
        }
      ],
      "salon": [
        {
          "id": 161,
          "translations": {
            "ru": {
              "name": "Кожаный салон"
            },
            "uz": {
              "name": "Charm salon"
            }
          }
        }
      ],
      "services": [
        {
          "id": 181,
          "translations": {
            "ru": {
              "name": "Сервисная книжка"
            },
            "uz": {
              "name": "Servis daftarchasi"
            }
          }
        }
      ]
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "condition": "excellent",
    "currency": "UZS",
    "price": 219000000,
    "price_from": 212000000,
    "price_to": 231000000,
    "vat_price": 245280000,
    "price_uzs": 219000000,
    "price_usd": 18099,
    "rate_date": "2025-11-20",
    "time_from": "09:00",
    "time_to": "20:00",
    "additional_phones": [
      "+998935550142"
    ],
    "barter": false,
    "is_trade_in": true,
    "is_karvon_nasiya": true,
    "is_cheaper": false,
    "owner_warranty": false,
    "passed_customs_clearance": true,
    "is_available_for_rent_to_own": false,
    "photos": [
      {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
        "name": "front.jpg",
        "width": 1200,
        "height": 750
      },
      {
        "id": "m3Tz8pLw4c",
        "url": "/media/m3Tz8pLw4c.webp",
        "thumbnail": "/media/m3Tz8pLw4c.thumb.webp",
        "name": "rear.jpg",
        "width": 1200,
        "height": 750
      }
    ],
    "changed_part": [
      {
        "part": "front_bumper",
        "change": "painted"
      }
    ],
    "views": 1284,
    "likes": 36,
    "calls": 9,
    "chats": 4,
    "leads": 11,
    "days_in_salon": 12,
    "created_at": "2025-11-08T06:12:00Z",
    "status_changed_at": "2025-11-08T09:40:00Z",
    "published_at": "2025-11-08T09:40:00Z",
    "expires_at": "2025-12-08T09:40:00Z",
    "refreshed_at": "2025-11-17T05:00:00Z",
    "moderation_sent_at": "2025-11-08T06:30:00Z",
    "declined_reasons": [],
    "allowed_transitions": [
      "barakami",
      "sold_on_karvon",
      "deactivated",
      "deleted"
    ],
    "can_edit": true,
    "can_refresh": true,
    "remoderation": {
      "fields": [
        "core_car.brand",
        "core_car.car_model",
        "core_car.generation",
        "core_car.modification",
        "core_car.year",
        "core_car.vin",
        "photos"
      ],
      "price_min": 175200000,
      "price_max": 262800000
    }
  },
  updateAuto: {
    "id": 5012,
    "version": 7,
    "status": "active",
    "car_id": 7012,
    "core_car": {
      "id": 7012,
      "brand": {
        "id": 3,
        "name": "Chevrolet"
      },
      "car_model": {
        "id": 31,
        "name": "Tracker"
      },
      "generation": {
        "id": 88,
        "name": "II (2019–2024)"
      },
      "modification": {
        "id": 410,
        "name": "1.2 Turbo, 132 л.с., 6AT",
        "volume_litres": 1.2,
        "horse_power": 132
      },
      "position": {
        "id": 52,
        "translations": {
          "ru": {
            "name": "Premier"
          },
          "uz": {
            "name": "Premier"
          }
        }
      },
      "year": 2023,
      "body_type": {
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      },
      "fuel_type": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 26,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive_unit": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Old"
          }
        }
      },
      "color": {
        "id": 41,
        "translations": {
          "ru": {
            "name": "Красный"
          },
          "uz": {
            "name": "Qizil"
          }
        }
      },
      "paint_condition": {
        "id": 61,
        "translations": {
          "ru": {
            "name": "Без окраса"
          },
          "uz": {
            "name": "Bo‘yalmagan"
          }
        }
      },
      "mileage": 24500,
      "number_of_owners": 1,
      "used_car": true,
      "vin": "XWBMC5E12PA012345",
      "description": "Один хозяин, сервис у официального дилера.",
      "media_tools": [
        {
          "id": 101,
          "translations": {
            "ru": {
              "name": "Apple CarPlay"
            },
            "uz": {
              "name": "Apple CarPlay"
            }
          }
        }
      ],
      "external_body_kit": [
        {
          "id": 121,
          "translations": {
            "ru": {
              "name": "Литые диски"
            },
            "uz": {
              "name": "Quyma disklar"
            }
          }
        }
      ],
      "optics": [
        {
          "id": 141,
          "translations": {
            "ru": {
              "name": "LED-фары"
            },
            "uz": {
              "name": "LED faralar"
            }
          }
        }
      ],
      "salon": [
        {
          "id": 161,
          "translations": {
            "ru": {
              "name": "Кожаный салон"
            },
            "uz": {
              "name": "Charm salon"
            }
          }
        }
      ],
      "services": [
        {
          "id": 181,
          "translations": {
            "ru": {
              "name": "Сервисная книжка"
            },
            "uz": {
              "name": "Servis daftarchasi"
            }
          }
        }
      ]
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "condition": "excellent",
    "currency": "UZS",
    "price": 219000000,
    "price_from": 212000000,
    "price_to": 231000000,
    "vat_price": 245280000,
    "price_uzs": 219000000,
    "price_usd": 18099,
    "rate_date": "2025-11-20",
    "time_from": "09:00",
    "time_to": "20:00",
    "additional_phones": [
      "+998935550142"
    ],
    "barter": false,
    "is_trade_in": true,
    "is_karvon_nasiya": true,
    "is_cheaper": false,
    "owner_warranty": false,
    "passed_customs_clearance": true,
    "is_available_for_rent_to_own": false,
    "photos": [
      {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
        "name": "front.jpg",
        "width": 1200,
        "height": 750
      },
      {
        "id": "m3Tz8pLw4c",
        "url": "/media/m3Tz8pLw4c.webp",
        "thumbnail": "/media/m3Tz8pLw4c.thumb.webp",
        "name": "rear.jpg",
        "width": 1200,
        "height": 750
      }
    ],
    "changed_part": [
      {
        "part": "front_bumper",
        "change": "painted"
      }
    ],
    "views": 1284,
    "likes": 36,
    "calls": 9,
    "chats": 4,
    "leads": 11,
    "days_in_salon": 12,
    "created_at": "2025-11-08T06:12:00Z",
    "status_changed_at": "2025-11-08T09:40:00Z",
    "published_at": "2025-11-08T09:40:00Z",
    "expires_at": "2025-12-08T09:40:00Z",
    "refreshed_at": "2025-11-17T05:00:00Z",
    "moderation_sent_at": "2025-11-08T06:30:00Z",
    "declined_reasons": [],
    "allowed_transitions": [
      "barakami",
      "sold_on_karvon",
      "deactivated",
      "deleted"
    ],
    "can_edit": true,
    "can_refresh": true,
    "remoderation": {
      "fields": [
        "core_car.brand",
        "core_car.car_model",
        "core_car.generation",
        "core_car.modification",
        "core_car.year",
        "core_car.vin",
        "photos"
      ],
      "price_min": 175200000,
      "price_max": 262800000
    }
  },
  deleteAuto: {
    "id": 5012,
    "restorable_until": "2025-11-20T06:20:10Z"
  },
  transitionAuto: {
    "id": 5012,
    "version": 8,
    "status": "moderation",
    "car_id": 7012,
    "core_car": {
      "id": 7012,
      "brand": {
        "id": 3,
        "name": "Chevrolet"
      },
      "car_model": {
        "id": 31,
        "name": "Tracker"
      },
      "generation": {
        "id": 88,
        "name": "II (2019–2024)"
      },
      "modification": {
        "id": 410,
        "name": "1.2 Turbo, 132 л.с., 6AT",
        "volume_litres": 1.2,
        "horse_power": 132
      },
      "position": {
        "id": 52,
        "translations": {
          "ru": {
            "name": "Premier"
          },
          "uz": {
            "name": "Premier"
          }
        }
      },
      "year": 2023,
      "body_type": {
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      },
      "fuel_type": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 26,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive_unit": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Old"
          }
        }
      },
      "color": {
        "id": 41,
        "translations": {
          "ru": {
            "name": "Красный"
          },
          "uz": {
            "name": "Qizil"
          }
        }
      },
      "paint_condition": {
        "id": 61,
        "translations": {
          "ru": {
            "name": "Без окраса"
          },
          "uz": {
            "name": "Bo‘yalmagan"
          }
        }
      },
      "mileage": 24500,
      "number_of_owners": 1,
      "used_car": true,
      "vin": "XWBMC5E12PA012345",
      "description": "Один хозяин, сервис у официального дилера.",
      "media_tools": [
        {
          "id": 101,
          "translations": {
            "ru": {
              "name": "Apple CarPlay"
            },
            "uz": {
              "name": "Apple CarPlay"
            }
          }
        }
      ],
      "external_body_kit": [
        {
          "id": 121,
          "translations": {
            "ru": {
              "name": "Литые диски"
            },
            "uz": {
              "name": "Quyma disklar"
            }
          }
        }
      ],
      "optics": [
        {
          "id": 141,
          "translations": {
            "ru": {
              "name": "LED-фары"
            },
            "uz": {
              "name": "LED faralar"
            }
          }
        }
      ],
      "salon": [
        {
          "id": 161,
          "translations": {
            "ru": {
              "name": "Кожаный салон"
            },
            "uz": {
              "name": "Charm salon"
            }
          }
        }
      ],
      "services": [
        {
          "id": 181,
          "translations": {
            "ru": {
              "name": "Сервисная книжка"
            },
            "uz": {
              "name": "Servis daftarchasi"
            }
          }
        }
      ]
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "condition": "excellent",
    "currency": "UZS",
    "price": 219000000,
    "price_from": 212000000,
    "price_to": 231000000,
    "vat_price": 245280000,
    "price_uzs": 219000000,
    "price_usd": 18099,
    "rate_date": "2025-11-20",
    "time_from": "09:00",
    "time_to": "20:00",
    "additional_phones": [
      "+998935550142"
    ],
    "barter": false,
    "is_trade_in": true,
    "is_karvon_nasiya": true,
    "is_cheaper": false,
    "owner_warranty": false,
    "passed_customs_clearance": true,
    "is_available_for_rent_to_own": false,
    "photos": [
      {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
        "name": "front.jpg",
        "width": 1200,
        "height": 750
      },
      {
        "id": "m3Tz8pLw4c",
        "url": "/media/m3Tz8pLw4c.webp",
        "thumbnail": "/media/m3Tz8pLw4c.thumb.webp",
        "name": "rear.jpg",
        "width": 1200,
        "height": 750
      }
    ],
    "changed_part": [
      {
        "part": "front_bumper",
        "change": "painted"
      }
    ],
    "views": 1284,
    "likes": 36,
    "calls": 9,
    "chats": 4,
    "leads": 11,
    "days_in_salon": 12,
    "created_at": "2025-11-08T06:12:00Z",
    "status_changed_at": "2025-11-20T06:20:00Z",
    "published_at": "2025-11-08T09:40:00Z",
    "refreshed_at": "2025-11-17T05:00:00Z",
    "moderation_sent_at": "2025-11-20T06:20:00Z",
    "declined_reasons": [],
    "allowed_transitions": [
      "ne_active"
    ],
    "can_edit": false,
    "can_refresh": false,
    "refresh_blocked_by": "not_active"
  },
  refreshAuto: {
    "id": 5012,
    "version": 8,
    "refreshed_at": "2025-11-20T06:20:00Z",
    "next_update_at": "2025-11-23T06:20:00Z"
  },
  restoreAuto: {
    "id": 5012,
    "version": 7,
    "status": "active",
    "car_id": 7012,
    "core_car": {
      "id": 7012,
      "brand": {
        "id": 3,
        "name": "Chevrolet"
      },
      "car_model": {
        "id": 31,
        "name": "Tracker"
      },
      "generation": {
        "id": 88,
        "name": "II (2019–2024)"
      },
      "modification": {
        "id": 410,
        "name": "1.2 Turbo, 132 л.с., 6AT",
        "volume_litres": 1.2,
        "horse_power": 132
      },
      "position": {
        "id": 52,
        "translations": {
          "ru": {
            "name": "Premier"
          },
          "uz": {
            "name": "Premier"
          }
        }
      },
      "year": 2023,
      "body_type": {
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      },
      "fuel_type": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 26,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive_unit": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Old"
          }
        }
      },
      "color": {
        "id": 41,
        "translations": {
          "ru": {
            "name": "Красный"
          },
          "uz": {
            "name": "Qizil"
          }
        }
      },
      "paint_condition": {
        "id": 61,
        "translations": {
          "ru": {
            "name": "Без окраса"
          },
          "uz": {
            "name": "Bo‘yalmagan"
          }
        }
      },
      "mileage": 24500,
      "number_of_owners": 1,
      "used_car": true,
      "vin": "XWBMC5E12PA012345",
      "description": "Один хозяин, сервис у официального дилера.",
      "media_tools": [
        {
          "id": 101,
          "translations": {
            "ru": {
              "name": "Apple CarPlay"
            },
            "uz": {
              "name": "Apple CarPlay"
            }
          }
        }
      ],
      "external_body_kit": [
        {
          "id": 121,
          "translations": {
            "ru": {
              "name": "Литые диски"
            },
            "uz": {
              "name": "Quyma disklar"
            }
          }
        }
      ],
      "optics": [
        {
          "id": 141,
          "translations": {
            "ru": {
              "name": "LED-фары"
            },
            "uz": {
              "name": "LED faralar"
            }
          }
        }
      ],
      "salon": [
        {
          "id": 161,
          "translations": {
            "ru": {
              "name": "Кожаный салон"
            },
            "uz": {
              "name": "Charm salon"
            }
          }
        }
      ],
      "services": [
        {
          "id": 181,
          "translations": {
            "ru": {
              "name": "Сервисная книжка"
            },
            "uz": {
              "name": "Servis daftarchasi"
            }
          }
        }
      ]
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "condition": "excellent",
    "currency": "UZS",
    "price": 219000000,
    "price_from": 212000000,
    "price_to": 231000000,
    "vat_price": 245280000,
    "price_uzs": 219000000,
    "price_usd": 18099,
    "rate_date": "2025-11-20",
    "time_from": "09:00",
    "time_to": "20:00",
    "additional_phones": [
      "+998935550142"
    ],
    "barter": false,
    "is_trade_in": true,
    "is_karvon_nasiya": true,
    "is_cheaper": false,
    "owner_warranty": false,
    "passed_customs_clearance": true,
    "is_available_for_rent_to_own": false,
    "photos": [
      {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
        "name": "front.jpg",
        "width": 1200,
        "height": 750
      },
      {
        "id": "m3Tz8pLw4c",
        "url": "/media/m3Tz8pLw4c.webp",
        "thumbnail": "/media/m3Tz8pLw4c.thumb.webp",
        "name": "rear.jpg",
        "width": 1200,
        "height": 750
      }
    ],
    "changed_part": [
      {
        "part": "front_bumper",
        "change": "painted"
      }
    ],
    "views": 1284,
    "likes": 36,
    "calls": 9,
    "chats": 4,
    "leads": 11,
    "days_in_salon": 12,
    "created_at": "2025-11-08T06:12:00Z",
    "status_changed_at": "2025-11-08T09:40:00Z",
    "published_at": "2025-11-08T09:40:00Z",
    "expires_at": "2025-12-08T09:40:00Z",
    "refreshed_at": "2025-11-17T05:00:00Z",
    "moderation_sent_at": "2025-11-08T06:30:00Z",
    "declined_reasons": [],
    "allowed_transitions": [
      "barakami",
      "sold_on_karvon",
      "deactivated",
      "deleted"
    ],
    "can_edit": true,
    "can_refresh": true,
    "remoderation": {
      "fields": [
        "core_car.brand",
        "core_car.car_model",
        "core_car.generation",
        "core_car.modification",
        "core_car.year",
        "core_car.vin",
        "photos"
      ],
      "price_min": 175200000,
      "price_max": 262800000
    }
  },
  getAutoHistory: {
    "count": 2,
    "results": [
      {
        "id": 90412,
        "at": "2025-11-18T10:02:00Z",
        "kind": "changed",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "changes": [
          {
            "field": "price",
            "before": "224000000",
            "after": "219000000"
          }
        ]
      },
      {
        "id": 90377,
        "at": "2025-11-08T09:40:00Z",
        "kind": "status_changed",
        "actor": {
          "kind": "moderator"
        },
        "from": "moderation",
        "to": "active",
        "changes": []
      }
    ]
  },
  getAutoStatistics: {
    "from": "2025-11-18",
    "to": "2025-11-20",
    "totals": {
      "views": 318,
      "likes": 9,
      "calls": 3,
      "chats": 1,
      "leads": 4
    },
    "previous": {
      "views": 290,
      "likes": 7,
      "calls": 2,
      "chats": 1,
      "leads": 3
    },
    "days": [
      {
        "date": "2025-11-18",
        "views": 120,
        "likes": 4,
        "calls": 1,
        "chats": 0,
        "leads": 1
      },
      {
        "date": "2025-11-19",
        "views": 104,
        "likes": 3,
        "calls": 1,
        "chats": 1,
        "leads": 2
      },
      {
        "date": "2025-11-20",
        "views": 94,
        "likes": 2,
        "calls": 1,
        "chats": 0,
        "leads": 1
      }
    ],
    "prices": [
      {
        "at": "2025-11-18T10:02:00Z",
        "price": 219000000,
        "currency": "UZS"
      }
    ]
  },
  getAutoQuality: {
    "score": 78,
    "items": [
      {
        "check": "options",
        "gain": 9
      },
      {
        "check": "photos",
        "gain": 8,
        "missing": 4
      },
      {
        "check": "description",
        "gain": 5,
        "missing": 156
      }
    ],
    "blocking": []
  },
  listAvtosalons: {
    "results": [
      {
        "id": 31,
        "version": 4,
        "name": "Karvon Chilonzor",
        "phone": "+998712001031",
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "district": {
          "id": 104,
          "translations": {
            "ru": {
              "name": "Чиланзарский район"
            },
            "uz": {
              "name": "Chilonzor tumani"
            }
          }
        },
        "address": "Bunyodkor shoh ko‘chasi, 42",
        "latitude": 41.2756,
        "longitude": 69.2034,
        "opening_time": "09:00",
        "closing_time": "20:00",
        "logo": {
          "id": "lg31Qm8wZx",
          "url": "/media/lg31Qm8wZx.webp",
          "thumbnail": "/media/lg31Qm8wZx.thumb.webp",
          "name": "logo.png",
          "width": 1200,
          "height": 750
        },
        "facade_photo": {
          "id": "fp31Ta5rNc",
          "url": "/media/fp31Ta5rNc.webp",
          "thumbnail": "/media/fp31Ta5rNc.thumb.webp",
          "name": "facade.jpg",
          "width": 1200,
          "height": 750
        },
        "status": "active",
        "autos_count": 96,
        "active_autos_count": 64,
        "created_at": "2025-03-02T07:00:00Z"
      },
      {
        "id": 32,
        "version": 1,
        "name": "Karvon Sergeli",
        "phone": "+998712001032",
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "district": {
          "id": 109,
          "translations": {
            "ru": {
              "name": "Сергелийский район"
            },
            "uz": {
              "name": "Sergeli tumani"
            }
          }
        },
        "address": "Yangi Sergeli ko‘chasi, 7",
        "latitude": 41.2262,
        "longitude": 69.2217,
        "opening_time": "09:00",
        "closing_time": "20:00",
        "logo": {
          "id": "lg32Qm8wZx",
          "url": "/media/lg32Qm8wZx.webp",
          "thumbnail": "/media/lg32Qm8wZx.thumb.webp",
          "name": "logo.png",
          "width": 1200,
          "height": 750
        },
        "facade_photo": {
          "id": "fp32Ta5rNc",
          "url": "/media/fp32Ta5rNc.webp",
          "thumbnail": "/media/fp32Ta5rNc.thumb.webp",
          "name": "facade.jpg",
          "width": 1200,
          "height": 750
        },
        "status": "active",
        "autos_count": 38,
        "active_autos_count": 22,
        "created_at": "2025-06-14T05:30:00Z"
      }
    ],
    "count": 2
  },
  createAvtosalon: {
    "id": 31,
    "version": 4,
    "name": "Karvon Chilonzor",
    "phone": "+998712001031",
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "address": "Bunyodkor shoh ko‘chasi, 42",
    "latitude": 41.2756,
    "longitude": 69.2034,
    "opening_time": "09:00",
    "closing_time": "20:00",
    "logo": {
      "id": "lg31Qm8wZx",
      "url": "/media/lg31Qm8wZx.webp",
      "thumbnail": "/media/lg31Qm8wZx.thumb.webp",
      "name": "logo.png",
      "width": 1200,
      "height": 750
    },
    "facade_photo": {
      "id": "fp31Ta5rNc",
      "url": "/media/fp31Ta5rNc.webp",
      "thumbnail": "/media/fp31Ta5rNc.thumb.webp",
      "name": "facade.jpg",
      "width": 1200,
      "height": 750
    },
    "status": "active",
    "autos_count": 96,
    "active_autos_count": 64,
    "created_at": "2025-03-02T07:00:00Z"
  },
  getAvtosalon: {
    "id": 31,
    "version": 4,
    "name": "Karvon Chilonzor",
    "phone": "+998712001031",
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "address": "Bunyodkor shoh ko‘chasi, 42",
    "latitude": 41.2756,
    "longitude": 69.2034,
    "opening_time": "09:00",
    "closing_time": "20:00",
    "logo": {
      "id": "lg31Qm8wZx",
      "url": "/media/lg31Qm8wZx.webp",
      "thumbnail": "/media/lg31Qm8wZx.thumb.webp",
      "name": "logo.png",
      "width": 1200,
      "height": 750
    },
    "facade_photo": {
      "id": "fp31Ta5rNc",
      "url": "/media/fp31Ta5rNc.webp",
      "thumbnail": "/media/fp31Ta5rNc.thumb.webp",
      "name": "facade.jpg",
      "width": 1200,
      "height": 750
    },
    "status": "active",
    "autos_count": 96,
    "active_autos_count": 64,
    "created_at": "2025-03-02T07:00:00Z"
  },
  updateAvtosalon: {
    "id": 31,
    "version": 4,
    "name": "Karvon Chilonzor",
    "phone": "+998712001031",
    "region": {
      "id": 1,
      "translations": {
        "ru": {
          "name": "город Ташкент"
        },
        "uz": {
          "name": "Toshkent shahri"
        }
      }
    },
    "district": {
      "id": 104,
      "translations": {
        "ru": {
          "name": "Чиланзарский район"
        },
        "uz": {
          "name": "Chilonzor tumani"
        }
      }
    },
    "address": "Bunyodkor shoh ko‘chasi, 42",
    "latitude": 41.2756,
    "longitude": 69.2034,
    "opening_time": "09:00",
    "closing_time": "20:00",
    "logo": {
      "id": "lg31Qm8wZx",
      "url": "/media/lg31Qm8wZx.webp",
      "thumbnail": "/media/lg31Qm8wZx.thumb.webp",
      "name": "logo.png",
      "width": 1200,
      "height": 750
    },
    "facade_photo": {
      "id": "fp31Ta5rNc",
      "url": "/media/fp31Ta5rNc.webp",
      "thumbnail": "/media/fp31Ta5rNc.thumb.webp",
      "name": "facade.jpg",
      "width": 1200,
      "height": 750
    },
    "status": "active",
    "autos_count": 96,
    "active_autos_count": 64,
    "created_at": "2025-03-02T07:00:00Z"
  },
  listMarketplaceAutos: {
    "results": [
      {
        "id": 5012,
        "version": 7,
        "status": "active",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 31,
          "name": "Tracker"
        },
        "generation": {
          "id": 88,
          "name": "II (2019–2024)"
        },
        "modification": {
          "id": 410,
          "name": "1.2 Turbo, 132 л.с., 6AT",
          "volume_litres": 1.2,
          "horse_power": 132
        },
        "position": {
          "id": 52,
          "translations": {
            "ru": {
              "name": "Premier"
            },
            "uz": {
              "name": "Premier"
            }
          }
        },
        "year": 2023,
        "mileage": 24500,
        "transmission": {
          "id": 26,
          "translations": {
            "ru": {
              "name": "Автомат"
            },
            "uz": {
              "name": "Avtomat"
            }
          }
        },
        "fuel_type": {
          "id": 21,
          "translations": {
            "ru": {
              "name": "Бензин"
            },
            "uz": {
              "name": "Benzin"
            }
          }
        },
        "color": {
          "id": 41,
          "translations": {
            "ru": {
              "name": "Красный"
            },
            "uz": {
              "name": "Qizil"
            }
          }
        },
        "condition": "excellent",
        "used_car": true,
        "vin": "XWBMC5E12PA012345",
        "cover": {
          "id": "q7Jk2mVx9s",
          "url": "/media/q7Jk2mVx9s.webp",
          "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
          "name": "front.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 2,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "UZS",
        "price": 219000000,
        "price_uzs": 219000000,
        "price_usd": 18099,
        "rate_date": "2025-11-20",
        "is_karvon_nasiya": true,
        "is_trade_in": true,
        "is_cheaper": false,
        "views": 1284,
        "likes": 36,
        "calls": 9,
        "chats": 4,
        "leads": 11,
        "days_in_salon": 12,
        "created_at": "2025-11-08T06:12:00Z",
        "status_changed_at": "2025-11-08T09:40:00Z",
        "published_at": "2025-11-08T09:40:00Z",
        "expires_at": "2025-12-08T09:40:00Z",
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": true
      },
      {
        "id": 5013,
        "version": 3,
        "status": "active",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 27,
          "name": "Cobalt"
        },
        "year": 2024,
        "mileage": 3100,
        "transmission": {
          "id": 26,
          "translations": {
            "ru": {
              "name": "Автомат"
            },
            "uz": {
              "name": "Avtomat"
            }
          }
        },
        "condition": "excellent",
        "used_car": true,
        "cover": {
          "id": "b5Nd1rQy7k",
          "url": "/media/b5Nd1rQy7k.webp",
          "thumbnail": "/media/b5Nd1rQy7k.thumb.webp",
          "name": "cobalt.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 18,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "UZS",
        "price": 165500000,
        "price_uzs": 165500000,
        "price_usd": 13678,
        "rate_date": "2025-11-20",
        "views": 2046,
        "likes": 58,
        "calls": 17,
        "chats": 6,
        "leads": 19,
        "days_in_salon": 5,
        "created_at": "2025-11-15T04:20:00Z",
        "status_changed_at": "2025-11-15T08:05:00Z",
        "published_at": "2025-11-15T08:05:00Z",
        "expires_at": "2025-12-15T08:05:00Z",
        "next_update_at": "2025-11-22T11:48:00Z",
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false,
        "refresh_blocked_by": "too_early"
      },
      {
        "id": 5021,
        "version": 4,
        "status": "moderation_declined",
        "brand": {
          "id": 14,
          "name": "Chery"
        },
        "car_model": {
          "id": 203,
          "name": "Tiggo 7 Pro Max"
        },
        "year": 2024,
        "mileage": 8900,
        "condition": "good",
        "used_car": true,
        "cover": {
          "id": "v8Hs6tFe2a",
          "url": "/media/v8Hs6tFe2a.webp",
          "thumbnail": "/media/v8Hs6tFe2a.thumb.webp",
          "name": "tiggo.jpg",
          "width": 1200,
          "height": 750
        },
        "photo_count": 22,
        "avtosalon": {
          "id": 32,
          "name": "Karvon Sergeli"
        },
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "currency": "USD",
        "price": 24630,
        "price_uzs": 298023000,
        "price_usd": 24630,
        "rate_date": "2025-11-20",
        "views": 0,
        "likes": 0,
        "calls": 0,
        "chats": 0,
        "leads": 0,
        "days_in_salon": 1,
        "created_at": "2025-11-19T05:00:00Z",
        "status_changed_at": "2025-11-20T06:20:00Z",
        "moderation_sent_at": "2025-11-19T06:20:00Z",
        "declined_reason": {
          "field": "photos",
          "code": "photo_unclear",
          "text_ru": "Номер закрыт не полностью на фото 3",
          "text_uz": "3-rasmda davlat raqami to‘liq yopilmagan"
        },
        "declined_count": 2,
        "allowed_transitions": [
          "moderation",
          "archived",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false,
        "refresh_blocked_by": "not_active"
      }
    ],
    "count": 131
  },
  moderateAuto: {
    "id": 5012,
    "status": "active",
    "decided_at": "2025-11-08T09:40:00Z"
  },
  addListingEvents: {
    "accepted": 1,
    "repeated": 1,
    "rejected": []
  },
  listEmployees: {
    "results": [
      {
        "id": 61,
        "full_name": "Нодира Алиева",
        "phone": "+998935550161",
        "profile_pic": {
          "id": "n0d1raPic7",
          "url": "/media/n0d1raPic7.webp",
          "thumbnail": "/media/n0d1raPic7.thumb.webp"
        },
        "position": "Менеджер по продажам",
        "avtosalons": [
          {
            "id": 31,
            "name": "Karvon Chilonzor"
          }
        ],
        "status": "active",
        "created_at": "2025-03-04T06:20:00Z",
        "invited_at": "2025-03-04T06:20:00Z",
        "lead_count": 143,
        "auto_count": 58
      },
      {
        "id": 62,
        "full_name": "Ислом Раҳимов",
        "phone": "+998977770162",
        "position": "Оценщик trade-in",
        "avtosalons": [
          {
            "id": 31,
            "name": "Karvon Chilonzor"
          },
          {
            "id": 32,
            "name": "Karvon Sergeli"
          }
        ],
        "status": "invited",
        "created_at": "2025-11-18T09:00:00Z",
        "invited_at": "2025-11-18T09:00:00Z",
        "lead_count": 0,
        "auto_count": 104
      }
    ],
    "count": 2
  },
  createEmployee: {
    "id": 62,
    "full_name": "Ислом Раҳимов",
    "phone": "+998977770162",
    "position": "Оценщик trade-in",
    "avtosalons": [
      {
        "id": 31,
        "name": "Karvon Chilonzor"
      },
      {
        "id": 32,
        "name": "Karvon Sergeli"
      }
    ],
    "status": "invited",
    "created_at": "2025-11-18T09:00:00Z",
    "invited_at": "2025-11-18T09:00:00Z",
    "lead_count": 0,
    "auto_count": 104
  },
  getEmployee: {
    "id": 61,
    "full_name": "Нодира Алиева",
    "phone": "+998935550161",
    "profile_pic": {
      "id": "n0d1raPic7",
      "url": "/media/n0d1raPic7.webp",
      "thumbnail": "/media/n0d1raPic7.thumb.webp"
    },
    "position": "Менеджер по продажам",
    "avtosalons": [
      {
        "id": 31,
        "name": "Karvon Chilonzor"
      }
    ],
    "status": "active",
    "created_at": "2025-03-04T06:20:00Z",
    "invited_at": "2025-03-04T06:20:00Z",
    "lead_count": 143,
    "auto_count": 58
  },
  updateEmployee: {
    "id": 61,
    "full_name": "Нодира Алиева",
    "phone": "+998935550161",
    "profile_pic": {
      "id": "n0d1raPic7",
      "url": "/media/n0d1raPic7.webp",
      "thumbnail": "/media/n0d1raPic7.thumb.webp"
    },
    "position": "Старший менеджер",
    "avtosalons": [
      {
        "id": 31,
        "name": "Karvon Chilonzor"
      }
    ],
    "status": "active",
    "created_at": "2025-03-04T06:20:00Z",
    "invited_at": "2025-03-04T06:20:00Z",
    "lead_count": 143,
    "auto_count": 58
  },
  inviteEmployee: {
    "employee": {
      "id": 62,
      "full_name": "Ислом Раҳимов"
    },
    "sent_at": "2025-11-20T09:40:00Z",
    "expires_at": "2025-11-27T09:40:00Z",
    "resend_at": "2025-11-20T09:41:00Z"
  },
  listLeads: {
    "results": [
      {
        "id": 9301,
        "type": "call",
        "status": "new",
        "client_name": "Бахтиёр Хамидов",
        "phone": "+998901112233",
        "car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "source": "listing",
        "call": {
          "answered": false,
          "duration": 0
        },
        "comment": "",
        "created_at": "2025-11-20T08:14:00Z"
      },
      {
        "id": 9302,
        "type": "leads",
        "status": "new",
        "client_name": "Нигора Саидова",
        "phone": "+998935557788",
        "car": {
          "id": 5071,
          "title": "BYD Song Plus DM-i, 2024",
          "photo": {
            "id": "s0ngPlus24",
            "url": "/media/s0ngPlus24.webp",
            "thumbnail": "/media/s0ngPlus24.thumb.webp"
          }
        },
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "source": "listing",
        "comment": "",
        "created_at": "2025-11-20T09:12:00Z"
      },
      {
        "id": 9303,
        "type": "room",
        "status": "contacted",
        "client_name": "Дилноза Рашидова",
        "phone": "+998909876543",
        "car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "source": "listing",
        "room_id": 701,
        "responsible": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "comment": "Придёт в субботу на осмотр",
        "created_at": "2025-11-19T13:04:00Z",
        "first_response_at": "2025-11-19T13:09:00Z"
      }
    ],
    "count": 453,
    "new_count": 12
  },
  createLead: {
    "id": 9310,
    "type": "call",
    "status": "new",
    "client_name": "Рустам Юлдашев",
    "phone": "+998998887766",
    "car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "source": "dealer",
    "comment": "Перезвонить вечером",
    "created_at": "2025-11-20T09:38:00Z"
  },
  getLead: {
    "id": 9303,
    "type": "room",
    "status": "contacted",
    "client_name": "Дилноза Рашидова",
    "phone": "+998909876543",
    "car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "source": "listing",
    "room_id": 701,
    "responsible": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "comment": "Придёт в субботу на осмотр",
    "created_at": "2025-11-19T13:04:00Z",
    "first_response_at": "2025-11-19T13:09:00Z"
  },
  updateLead: {
    "id": 9301,
    "type": "call",
    "status": "contacted",
    "client_name": "Бахтиёр Хамидов",
    "phone": "+998901112233",
    "car": {
      "id": 5044,
      "title": "Chevrolet Cobalt, 2024",
      "photo": {
        "id": "c0bAlt24wh",
        "url": "/media/c0bAlt24wh.webp",
        "thumbnail": "/media/c0bAlt24wh.thumb.webp"
      }
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "source": "listing",
    "call": {
      "answered": false,
      "duration": 0
    },
    "comment": "",
    "created_at": "2025-11-20T08:14:00Z",
    "first_response_at": "2025-11-20T09:40:00Z"
  },
  addLead: {
    "id": 9301,
    "type": "call",
    "status": "new",
    "client_name": "Бахтиёр Хамидов",
    "phone": "+998901112233",
    "car": {
      "id": 5044,
      "title": "Chevrolet Cobalt, 2024",
      "photo": {
        "id": "c0bAlt24wh",
        "url": "/media/c0bAlt24wh.webp",
        "thumbnail": "/media/c0bAlt24wh.thumb.webp"
      }
    },
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "source": "listing",
    "call": {
      "answered": false,
      "duration": 0
    },
    "comment": "",
    "created_at": "2025-11-20T08:14:00Z"
  },
  listCarModels: {
    "results": [
      {
        "id": 311,
        "status": "pending",
        "brand": {
          "id": 27,
          "name": "Jetour"
        },
        "car_model": {
          "name": "T2 i-DM",
          "year_from": 2024,
          "year_to": 2025
        },
        "generation": {
          "name": "I",
          "year_start": 2024,
          "year_stop": 2025,
          "photo": {
            "id": "j3t0urT2gn",
            "url": "/media/j3t0urT2gn.webp",
            "thumbnail": "/media/j3t0urT2gn.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 387,
          "volume_litres": 1.5,
          "fuel_type": {
            "id": 5,
            "translations": {
              "ru": {
                "name": "Гибрид"
              },
              "uz": {
                "name": "Gibrid"
              }
            }
          },
          "transmission": {
            "id": 12,
            "translations": {
              "ru": {
                "name": "Автомат"
              },
              "uz": {
                "name": "Avtomat"
              }
            }
          },
          "drive": {
            "id": 23,
            "translations": {
              "ru": {
                "name": "Полный"
              },
              "uz": {
                "name": "To‘liq"
              }
            }
          },
          "body_type": {
            "id": 31,
            "translations": {
              "ru": {
                "name": "Внедорожник"
              },
              "uz": {
                "name": "Yo‘ltanlamas"
              }
            }
          }
        },
        "position": {
          "translations": {
            "ru": {
              "name": "Люкс"
            },
            "uz": {
              "name": "Lyuks"
            }
          }
        },
        "reasons": [],
        "created_at": "2025-11-18T07:30:00Z"
      },
      {
        "id": 305,
        "status": "declined",
        "brand": {
          "id": 1,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 14,
          "name": "Tracker",
          "year_from": 2019,
          "year_to": 2025
        },
        "generation": {
          "name": "II рестайлинг",
          "year_start": 2023,
          "year_stop": 2025,
          "photo": {
            "id": "tr4ckerGn2",
            "url": "/media/tr4ckerGn2.webp",
            "thumbnail": "/media/tr4ckerGn2.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 132,
          "volume_litres": 1.2,
          "fuel_type": {
            "id": 1,
            "translations": {
              "ru": {
                "name": "Бензин"
              },
              "uz": {
                "name": "Benzin"
              }
            }
          },
          "transmission": {
            "id": 12,
            "translations": {
              "ru": {
                "name": "Автомат"
              },
              "uz": {
                "name": "Avtomat"
              }
            }
          },
          "drive": {
            "id": 21,
            "translations": {
              "ru": {
                "name": "Передний"
              },
              "uz": {
                "name": "Oldingi"
              }
            }
          },
          "body_type": {
            "id": 31,
            "translations": {
              "ru": {
                "name": "Внедорожник"
              },
              "uz": {
                "name": "Yo‘ltanlamas"
              }
            }
          }
        },
        "reasons": [
          {
            "field": "generation.name",
            "code": "already_in_catalog",
            "text_ru": "Это поколение уже есть в каталоге",
            "text_uz": "Bu avlod katalogda bor"
          }
        ],
        "created_at": "2025-11-02T10:00:00Z",
        "decided_at": "2025-11-03T05:10:00Z"
      }
    ],
    "count": 2
  },
  createCarModel: {
    "id": 311,
    "status": "pending",
    "brand": {
      "id": 27,
      "name": "Jetour"
    },
    "car_model": {
      "name": "T2 i-DM",
      "year_from": 2024,
      "year_to": 2025
    },
    "generation": {
      "name": "I",
      "year_start": 2024,
      "year_stop": 2025,
      "photo": {
        "id": "j3t0urT2gn",
        "url": "/media/j3t0urT2gn.webp",
        "thumbnail": "/media/j3t0urT2gn.thumb.webp"
      }
    },
    "specifications": {
      "horse_power": 387,
      "volume_litres": 1.5,
      "fuel_type": {
        "id": 5,
        "translations": {
          "ru": {
            "name": "Гибрид"
          },
          "uz": {
            "name": "Gibrid"
          }
        }
      },
      "transmission": {
        "id": 12,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive": {
        "id": 23,
        "translations": {
          "ru": {
            "name": "Полный"
          },
          "uz": {
            "name": "To‘liq"
          }
        }
      },
      "body_type": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Внедорожник"
          },
          "uz": {
            "name": "Yo‘ltanlamas"
          }
        }
      }
    },
    "position": {
      "translations": {
        "ru": {
          "name": "Люкс"
        },
        "uz": {
          "name": "Lyuks"
        }
      }
    },
    "reasons": [],
    "created_at": "2025-11-18T07:30:00Z"
  },
  getCarModel: {
    "id": 305,
    "status": "declined",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "car_model": {
      "id": 14,
      "name": "Tracker",
      "year_from": 2019,
      "year_to": 2025
    },
    "generation": {
      "name": "II рестайлинг",
      "year_start": 2023,
      "year_stop": 2025,
      "photo": {
        "id": "tr4ckerGn2",
        "url": "/media/tr4ckerGn2.webp",
        "thumbnail": "/media/tr4ckerGn2.thumb.webp"
      }
    },
    "specifications": {
      "horse_power": 132,
      "volume_litres": 1.2,
      "fuel_type": {
        "id": 1,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 12,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Oldingi"
          }
        }
      },
      "body_type": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Внедорожник"
          },
          "uz": {
            "name": "Yo‘ltanlamas"
          }
        }
      }
    },
    "reasons": [
      {
        "field": "generation.name",
        "code": "already_in_catalog",
        "text_ru": "Это поколение уже есть в каталоге",
        "text_uz": "Bu avlod katalogda bor"
      }
    ],
    "created_at": "2025-11-02T10:00:00Z",
    "decided_at": "2025-11-03T05:10:00Z"
  },
  moderateCarModel: {
    "id": 305,
    "status": "declined",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "car_model": {
      "id": 14,
      "name": "Tracker",
      "year_from": 2019,
      "year_to": 2025
    },
    "generation": {
      "name": "II рестайлинг",
      "year_start": 2023,
      "year_stop": 2025,
      "photo": {
        "id": "tr4ckerGn2",
        "url": "/media/tr4ckerGn2.webp",
        "thumbnail": "/media/tr4ckerGn2.thumb.webp"
      }
    },
    "specifications": {
      "horse_power": 132,
      "volume_litres": 1.2,
      "fuel_type": {
        "id": 1,
        "translations": {
          "ru": {
            "name": "Бензин"
          },
          "uz": {
            "name": "Benzin"
          }
        }
      },
      "transmission": {
        "id": 12,
        "translations": {
          "ru": {
            "name": "Автомат"
          },
          "uz": {
            "name": "Avtomat"
          }
        }
      },
      "drive": {
        "id": 21,
        "translations": {
          "ru": {
            "name": "Передний"
          },
          "uz": {
            "name": "Oldingi"
          }
        }
      },
      "body_type": {
        "id": 31,
        "translations": {
          "ru": {
            "name": "Внедорожник"
          },
          "uz": {
            "name": "Yo‘ltanlamas"
          }
        }
      }
    },
    "reasons": [
      {
        "field": "generation.name",
        "code": "already_in_catalog",
        "text_ru": "Это поколение уже есть в каталоге",
        "text_uz": "Bu avlod katalogda bor"
      }
    ],
    "created_at": "2025-11-02T10:00:00Z",
    "decided_at": "2025-11-03T05:10:00Z"
  },
  listTradeInAutos: {
    "results": [
      {
        "id": 640,
        "car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "year": 2018,
          "mileage": 112000,
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            }
          ]
        },
        "brand_id": 2,
        "model_id": 41,
        "region": 1,
        "region_name": {
          "ru": {
            "name": "Ташкент"
          },
          "uz": {
            "name": "Toshkent"
          }
        },
        "market_price": 82000000,
        "asking_price": 85000000,
        "currency": "UZS",
        "client_name": "Улугбек",
        "desired_car": "Chevrolet Onix",
        "offer_count": 2,
        "my_offer": {
          "id": 880,
          "auto_id": 640,
          "is_mine": true,
          "price": 78000000,
          "currency": "UZS",
          "valid_until": "2025-11-27T18:59:00Z",
          "status": "sent",
          "avtosalon": {
            "id": 31,
            "name": "Karvon Chilonzor"
          },
          "comment": "Готовы принять сегодня",
          "created_at": "2025-11-19T11:00:00Z"
        },
        "open_until": "2025-12-02T18:59:00Z",
        "created_at": "2025-11-18T10:00:00Z"
      },
      {
        "id": 655,
        "car": {
          "title": "Chevrolet Spark, 2019",
          "brand": "Chevrolet",
          "car_model": "Spark",
          "year": 2019,
          "mileage": 64000,
          "photos": []
        },
        "brand_id": 1,
        "model_id": 9,
        "region": 1,
        "region_name": {
          "ru": {
            "name": "Ташкент"
          },
          "uz": {
            "name": "Toshkent"
          }
        },
        "asking_price": 7900,
        "currency": "USD",
        "client_name": "Дилноза",
        "offer_count": 0,
        "open_until": "2025-12-04T18:59:00Z",
        "created_at": "2025-11-20T06:00:00Z"
      }
    ],
    "count": 2
  },
  getTradeInAuto: {
    "id": 640,
    "car": {
      "title": "Daewoo Nexia 3, 2018",
      "brand": "Daewoo",
      "car_model": "Nexia 3",
      "year": 2018,
      "mileage": 112000,
      "photos": [
        {
          "id": "n3x1a3fron",
          "url": "/media/n3x1a3fron.webp",
          "thumbnail": "/media/n3x1a3fron.thumb.webp"
        }
      ]
    },
    "brand_id": 2,
    "model_id": 41,
    "region": 1,
    "region_name": {
      "ru": {
        "name": "Ташкент"
      },
      "uz": {
        "name": "Toshkent"
      }
    },
    "market_price": 82000000,
    "asking_price": 85000000,
    "currency": "UZS",
    "client_name": "Улугбек",
    "desired_car": "Chevrolet Onix",
    "offer_count": 2,
    "my_offer": {
      "id": 880,
      "auto_id": 640,
      "is_mine": true,
      "price": 78000000,
      "currency": "UZS",
      "valid_until": "2025-11-27T18:59:00Z",
      "status": "sent",
      "avtosalon": {
        "id": 31,
        "name": "Karvon Chilonzor"
      },
      "comment": "Готовы принять сегодня",
      "created_at": "2025-11-19T11:00:00Z"
    },
    "open_until": "2025-12-02T18:59:00Z",
    "created_at": "2025-11-18T10:00:00Z"
  },
  listOffers: {
    "results": [
      {
        "id": 880,
        "auto_id": 640,
        "is_mine": true,
        "price": 78000000,
        "currency": "UZS",
        "valid_until": "2025-11-27T18:59:00Z",
        "status": "sent",
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "comment": "Готовы принять сегодня",
        "created_at": "2025-11-19T11:00:00Z"
      },
      {
        "id": 871,
        "auto_id": 640,
        "is_mine": false,
        "price": 75000000,
        "currency": "UZS",
        "valid_until": "2025-11-25T18:59:00Z",
        "status": "sent",
        "created_at": "2025-11-18T15:30:00Z"
      }
    ],
    "count": 2
  },
  createOffer: {
    "id": 880,
    "auto_id": 640,
    "is_mine": true,
    "price": 78000000,
    "currency": "UZS",
    "valid_until": "2025-11-27T18:59:00Z",
    "status": "sent",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "comment": "Готовы принять сегодня",
    "created_at": "2025-11-19T11:00:00Z"
  },
  updateOffer: {
    "id": 880,
    "auto_id": 640,
    "is_mine": true,
    "price": 80000000,
    "currency": "UZS",
    "valid_until": "2025-11-27T18:59:00Z",
    "status": "sent",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "comment": "Готовы принять сегодня",
    "created_at": "2025-11-19T11:00:00Z"
  },
  listApplications: {
    "results": [
      {
        "id": 412,
        "client_name": "Улугбек Тошматов",
        "phone": "+998946661234",
        "current_car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "year": 2018,
          "mileage": 112000,
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            }
          ]
        },
        "desired_car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "desired_price": 219000000,
        "market_price": 98000000,
        "surcharge": 121000000,
        "currency": "UZS",
        "status": "pending",
        "allowed_transitions": [
          "scheduled",
          "rejected"
        ],
        "manager_comment": "",
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "created_at": "2025-11-20T06:45:00Z"
      },
      {
        "id": 405,
        "client_name": "Дилноза Рашидова",
        "phone": "+998909876543",
        "current_car": {
          "title": "Chevrolet Spark, 2019",
          "brand": "Chevrolet",
          "car_model": "Spark",
          "year": 2019,
          "mileage": 64000,
          "photos": []
        },
        "desired_car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "desired_price": 219000000,
        "market_price": 96000000,
        "price": 94000000,
        "surcharge": 125000000,
        "currency": "UZS",
        "status": "scheduled",
        "allowed_transitions": [
          "approved",
          "rejected"
        ],
        "scheduled_at": "2025-11-21T06:00:00Z",
        "responsible": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "manager_comment": "Осмотр 20 минут",
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "room_id": 701,
        "created_at": "2025-11-19T14:00:00Z"
      }
    ],
    "count": 2,
    "pending_count": 1
  },
  createApplication: {
    "id": 405,
    "client_name": "Дилноза Рашидова",
    "phone": "+998909876543",
    "current_car": {
      "title": "Chevrolet Spark, 2019",
      "brand": "Chevrolet",
      "car_model": "Spark",
      "year": 2019,
      "mileage": 64000,
      "photos": []
    },
    "desired_car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "desired_price": 219000000,
    "market_price": 96000000,
    "price": 94000000,
    "surcharge": 125000000,
    "currency": "UZS",
    "status": "scheduled",
    "allowed_transitions": [
      "approved",
      "rejected"
    ],
    "scheduled_at": "2025-11-21T06:00:00Z",
    "responsible": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "manager_comment": "Осмотр 20 минут",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "room_id": 701,
    "created_at": "2025-11-19T14:00:00Z"
  },
  getApplication: {
    "id": 412,
    "client_name": "Улугбек Тошматов",
    "phone": "+998946661234",
    "current_car": {
      "title": "Daewoo Nexia 3, 2018",
      "brand": "Daewoo",
      "car_model": "Nexia 3",
      "year": 2018,
      "mileage": 112000,
      "photos": [
        {
          "id": "n3x1a3fron",
          "url": "/media/n3x1a3fron.webp",
          "thumbnail": "/media/n3x1a3fron.thumb.webp"
        }
      ]
    },
    "desired_car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "desired_price": 219000000,
    "market_price": 98000000,
    "surcharge": 121000000,
    "currency": "UZS",
    "status": "pending",
    "allowed_transitions": [
      "scheduled",
      "rejected"
    ],
    "manager_comment": "",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "created_at": "2025-11-20T06:45:00Z"
  },
  updateApplication: {
    "id": 405,
    "client_name": "Дилноза Рашидова",
    "phone": "+998909876543",
    "current_car": {
      "title": "Chevrolet Spark, 2019",
      "brand": "Chevrolet",
      "car_model": "Spark",
      "year": 2019,
      "mileage": 64000,
      "photos": []
    },
    "desired_car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "desired_price": 219000000,
    "market_price": 96000000,
    "price": 94000000,
    "surcharge": 125000000,
    "currency": "UZS",
    "status": "scheduled",
    "allowed_transitions": [
      "approved",
      "rejected"
    ],
    "scheduled_at": "2025-11-21T06:00:00Z",
    "responsible": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "manager_comment": "Осмотр 20 минут",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "room_id": 701,
    "created_at": "2025-11-19T14:00:00Z"
  },
  addApplication: {
    "id": 412,
    "client_name": "Улугбек Тошматов",
    "phone": "+998946661234",
    "current_car": {
      "title": "Daewoo Nexia 3, 2018",
      "brand": "Daewoo",
      "car_model": "Nexia 3",
      "year": 2018,
      "mileage": 112000,
      "photos": [
        {
          "id": "n3x1a3fron",
          "url": "/media/n3x1a3fron.webp",
          "thumbnail": "/media/n3x1a3fron.thumb.webp"
        }
      ]
    },
    "desired_car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      }
    },
    "desired_price": 219000000,
    "market_price": 98000000,
    "surcharge": 121000000,
    "currency": "UZS",
    "status": "pending",
    "allowed_transitions": [
      "scheduled",
      "rejected"
    ],
    "manager_comment": "",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "created_at": "2025-11-20T06:45:00Z"
  },
  addTradeInAuto: {
    "id": 655,
    "car": {
      "title": "Chevrolet Spark, 2019",
      "brand": "Chevrolet",
      "car_model": "Spark",
      "year": 2019,
      "mileage": 64000,
      "photos": []
    },
    "brand_id": 1,
    "model_id": 9,
    "region": 1,
    "region_name": {
      "ru": {
        "name": "Ташкент"
      },
      "uz": {
        "name": "Toshkent"
      }
    },
    "asking_price": 7900,
    "currency": "USD",
    "client_name": "Дилноза",
    "offer_count": 0,
    "open_until": "2025-12-04T18:59:00Z",
    "created_at": "2025-11-20T06:00:00Z"
  },
  decideOffer: {
    "id": 880,
    "auto_id": 640,
    "is_mine": true,
    "price": 78000000,
    "currency": "UZS",
    "valid_until": "2025-11-27T18:59:00Z",
    "status": "accepted",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "comment": "Готовы принять сегодня",
    "created_at": "2025-11-19T11:00:00Z",
    "decided_at": "2025-11-20T10:00:00Z"
  },
  listCampaigns: {
    "results": [
      {
        "id": 220,
        "status": "active",
        "allowed_actions": [
          "pause",
          "stop"
        ],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Осенняя распродажа",
        "segment": "used_cars",
        "brand": {
          "id": 1,
          "name": "Chevrolet"
        },
        "start_date": "2025-11-01",
        "end_date": "2025-11-30",
        "pocket": {
          "id": 3,
          "translations": {
            "ru": {
              "name": "Стандарт"
            },
            "uz": {
              "name": "Standart"
            }
          }
        },
        "budget": 5000000,
        "price_model": "CPM",
        "unit_price": 20000,
        "unit_size": 100,
        "budget_buys": 25000,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "home_top",
            "language": "ru",
            "title": "Осенняя распродажа",
            "text": "Tracker с выгодой до 12 000 000 сум",
            "image": {
              "id": "b4nnerRuHt",
              "url": "/media/b4nnerRuHt.webp",
              "thumbnail": "/media/b4nnerRuHt.thumb.webp"
            }
          },
          {
            "position": "home_top",
            "language": "uz",
            "title": "Kuzgi savdo",
            "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
            "image": {
              "id": "b4nnerUzHt",
              "url": "/media/b4nnerUzHt.webp",
              "thumbnail": "/media/b4nnerUzHt.thumb.webp"
            }
          }
        ],
        "views": 22750,
        "clicks": 614,
        "spend": 4550000,
        "is_budget_low": true,
        "created_at": "2025-10-30T08:00:00Z"
      },
      {
        "id": 214,
        "status": "declined",
        "allowed_actions": [],
        "reasons": [
          {
            "field": "href",
            "code": "link_not_reachable",
            "text_ru": "Ссылка не открывается",
            "text_uz": "Havola ochilmayapti"
          }
        ],
        "company_owner": "Жасур Каримов",
        "company_name": "Электромобили BYD",
        "segment": "electric",
        "brand": {
          "id": 8,
          "name": "BYD"
        },
        "start_date": "2025-11-10",
        "end_date": "2025-11-24",
        "budget": 2000000,
        "price_model": "CPC",
        "unit_price": 2000,
        "unit_size": 1,
        "budget_buys": 1000,
        "href": "https://karvon.example.uz/byd",
        "banners": [
          {
            "position": "search_list",
            "language": "ru",
            "title": "BYD Song Plus",
            "text": "",
            "image": {
              "id": "bydSong0ru",
              "url": "/media/bydSong0ru.webp",
              "thumbnail": "/media/bydSong0ru.thumb.webp"
            }
          }
        ],
        "views": 0,
        "clicks": 0,
        "spend": 0,
        "is_budget_low": false,
        "created_at": "2025-11-07T12:00:00Z"
      }
    ],
    "count": 2,
    "active_count": 1
  },
  createCampaign: {
    "id": 220,
    "status": "moderation",
    "allowed_actions": [],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Осенняя распродажа",
    "segment": "used_cars",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "start_date": "2025-11-01",
    "end_date": "2025-11-30",
    "pocket": {
      "id": 3,
      "translations": {
        "ru": {
          "name": "Стандарт"
        },
        "uz": {
          "name": "Standart"
        }
      }
    },
    "budget": 5000000,
    "price_model": "CPM",
    "unit_price": 20000,
    "unit_size": 100,
    "budget_buys": 25000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Tracker с выгодой до 12 000 000 сум",
        "image": {
          "id": "b4nnerRuHt",
          "url": "/media/b4nnerRuHt.webp",
          "thumbnail": "/media/b4nnerRuHt.thumb.webp"
        }
      },
      {
        "position": "home_top",
        "language": "uz",
        "title": "Kuzgi savdo",
        "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      }
    ],
    "views": 0,
    "clicks": 0,
    "spend": 0,
    "is_budget_low": false,
    "created_at": "2025-10-30T08:00:00Z"
  },
  listPockets: {
    "results": [
      {
        "id": 2,
        "translations": {
          "ru": {
            "name": "Старт"
          },
          "uz": {
            "name": "Start"
          }
        },
        "price_model": "CPC",
        "budget": 1000000,
        "days": 14,
        "positions": [
          "search_list"
        ],
        "budget_buys": 500
      },
      {
        "id": 3,
        "translations": {
          "ru": {
            "name": "Стандарт"
          },
          "uz": {
            "name": "Standart"
          }
        },
        "price_model": "CPM",
        "budget": 5000000,
        "days": 30,
        "positions": [
          "home_top",
          "search_top"
        ],
        "budget_buys": 25000
      }
    ],
    "count": 2
  },
  getCampaign: {
    "id": 220,
    "status": "active",
    "allowed_actions": [
      "pause",
      "stop"
    ],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Осенняя распродажа",
    "segment": "used_cars",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "start_date": "2025-11-01",
    "end_date": "2025-11-30",
    "pocket": {
      "id": 3,
      "translations": {
        "ru": {
          "name": "Стандарт"
        },
        "uz": {
          "name": "Standart"
        }
      }
    },
    "budget": 5000000,
    "price_model": "CPM",
    "unit_price": 20000,
    "unit_size": 100,
    "budget_buys": 25000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Tracker с выгодой до 12 000 000 сум",
        "image": {
          "id": "b4nnerRuHt",
          "url": "/media/b4nnerRuHt.webp",
          "thumbnail": "/media/b4nnerRuHt.thumb.webp"
        }
      },
      {
        "position": "home_top",
        "language": "uz",
        "title": "Kuzgi savdo",
        "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      }
    ],
    "views": 22750,
    "clicks": 614,
    "spend": 4550000,
    "is_budget_low": true,
    "created_at": "2025-10-30T08:00:00Z"
  },
  updateCampaign: {
    "id": 220,
    "status": "active",
    "allowed_actions": [
      "pause",
      "stop"
    ],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Осенняя распродажа",
    "segment": "used_cars",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "start_date": "2025-11-01",
    "end_date": "2025-12-07",
    "pocket": {
      "id": 3,
      "translations": {
        "ru": {
          "name": "Стандарт"
        },
        "uz": {
          "name": "Standart"
        }
      }
    },
    "budget": 7000000,
    "price_model": "CPM",
    "unit_price": 20000,
    "unit_size": 100,
    "budget_buys": 35000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Tracker с выгодой до 12 000 000 сум",
        "image": {
          "id": "b4nnerRuHt",
          "url": "/media/b4nnerRuHt.webp",
          "thumbnail": "/media/b4nnerRuHt.thumb.webp"
        }
      },
      {
        "position": "home_top",
        "language": "uz",
        "title": "Kuzgi savdo",
        "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      }
    ],
    "views": 22750,
    "clicks": 614,
    "spend": 4550000,
    "is_budget_low": false,
    "created_at": "2025-10-30T08:00:00Z"
  },
  actOnCampaign: {
    "id": 220,
    "status": "paused",
    "allowed_actions": [
      "continue",
      "stop"
    ],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Осенняя распродажа",
    "segment": "used_cars",
    "brand": {
      "id": 1,
      "name": "Chevrolet"
    },
    "start_date": "2025-11-01",
    "end_date": "2025-11-30",
    "pocket": {
      "id": 3,
      "translations": {
        "ru": {
          "name": "Стандарт"
        },
        "uz": {
          "name": "Standart"
        }
      }
    },
    "budget": 5000000,
    "price_model": "CPM",
    "unit_price": 20000,
    "unit_size": 100,
    "budget_buys": 25000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Tracker с выгодой до 12 000 000 сум",
        "image": {
          "id": "b4nnerRuHt",
          "url": "/media/b4nnerRuHt.webp",
          "thumbnail": "/media/b4nnerRuHt.thumb.webp"
        }
      },
      {
        "position": "home_top",
        "language": "uz",
        "title": "Kuzgi savdo",
        "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      }
    ],
    "views": 22750,
    "clicks": 614,
    "spend": 4550000,
    "is_budget_low": true,
    "created_at": "2025-10-30T08:00:00Z"
  },
  getCampaignResult: {
    "campaign": {
      "id": 220,
      "status": "active",
      "allowed_actions": [
        "pause",
        "stop"
      ],
      "reasons": [],
      "company_owner": "Жасур Каримов",
      "company_name": "Осенняя распродажа",
      "segment": "used_cars",
      "brand": {
        "id": 1,
        "name": "Chevrolet"
      },
      "start_date": "2025-11-01",
      "end_date": "2025-11-30",
      "pocket": {
        "id": 3,
        "translations": {
          "ru": {
            "name": "Стандарт"
          },
          "uz": {
            "name": "Standart"
          }
        }
      },
      "budget": 5000000,
      "price_model": "CPM",
      "unit_price": 20000,
      "unit_size": 100,
      "budget_buys": 25000,
      "href": "https://karvon.example.uz/salon/31",
      "banners": [
        {
          "position": "home_top",
          "language": "ru",
          "title": "Осенняя распродажа",
          "text": "Tracker с выгодой до 12 000 000 сум",
          "image": {
            "id": "b4nnerRuHt",
            "url": "/media/b4nnerRuHt.webp",
            "thumbnail": "/media/b4nnerRuHt.thumb.webp"
          }
        },
        {
          "position": "home_top",
          "language": "uz",
          "title": "Kuzgi savdo",
          "text": "Tracker 12 000 000 so‘mgacha foyda bilan",
          "image": {
            "id": "b4nnerUzHt",
            "url": "/media/b4nnerUzHt.webp",
            "thumbnail": "/media/b4nnerUzHt.thumb.webp"
          }
        }
      ],
      "views": 22750,
      "clicks": 614,
      "spend": 4550000,
      "is_budget_low": true,
      "created_at": "2025-10-30T08:00:00Z"
    },
    "from": "2025-11-18",
    "to": "2025-11-19",
    "views": 2100,
    "clicks": 63,
    "spend": 420000,
    "click_rate": 3,
    "cost_per_click": 6666,
    "budget_left": 450000,
    "runs_out_on": "2025-11-22",
    "days": [
      {
        "date": "2025-11-18",
        "views": 1000,
        "clicks": 29,
        "spend": 200000
      },
      {
        "date": "2025-11-19",
        "views": 1100,
        "clicks": 34,
        "spend": 220000
      }
    ],
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "views": 1300,
        "clicks": 41,
        "spend": 260000
      },
      {
        "position": "home_top",
        "language": "uz",
        "views": 800,
        "clicks": 22,
        "spend": 160000
      }
    ]
  },
  moderateCampaign: {
    "id": 214,
    "status": "declined",
    "allowed_actions": [],
    "reasons": [
      {
        "field": "href",
        "code": "link_not_reachable",
        "text_ru": "Ссылка не открывается",
        "text_uz": "Havola ochilmayapti"
      }
    ],
    "company_owner": "Жасур Каримов",
    "company_name": "Электромобили BYD",
    "segment": "electric",
    "brand": {
      "id": 8,
      "name": "BYD"
    },
    "start_date": "2025-11-10",
    "end_date": "2025-11-24",
    "budget": 2000000,
    "price_model": "CPC",
    "unit_price": 2000,
    "unit_size": 1,
    "budget_buys": 1000,
    "href": "https://karvon.example.uz/byd",
    "banners": [
      {
        "position": "search_list",
        "language": "ru",
        "title": "BYD Song Plus",
        "text": "",
        "image": {
          "id": "bydSong0ru",
          "url": "/media/bydSong0ru.webp",
          "thumbnail": "/media/bydSong0ru.thumb.webp"
        }
      }
    ],
    "views": 0,
    "clicks": 0,
    "spend": 0,
    "is_budget_low": false,
    "created_at": "2025-11-07T12:00:00Z"
  },
  addCampaignEvents: {
    "counted": 2,
    "repeated": 0,
    "refused": 0,
    "status": "active"
  },
  listCards: {
    "results": [
      {
        "id": 71,
        "type": "uzcard",
        "masked": "860006******6311",
        "expires": "03/29",
        "created_at": "2025-09-01T07:00:00Z"
      },
      {
        "id": 64,
        "type": "humo",
        "masked": "986012******0048",
        "expires": "11/27",
        "created_at": "2025-05-12T07:00:00Z"
      }
    ],
    "count": 2
  },
  addCard: {
    "id": 71,
    "type": "uzcard",
    "masked": "860006******6311",
    "expires": "03/29",
    "created_at": "2025-09-01T07:00:00Z"
  },
  createPayment: {
    "id": 3301,
    "status": "pending",
    "purpose": "campaign_budget",
    "campaign_id": 220,
    "amount": 2000000,
    "currency": "UZS",
    "card": {
      "id": 71,
      "type": "uzcard",
      "masked": "860006******6311",
      "expires": "03/29",
      "created_at": "2025-09-01T07:00:00Z"
    },
    "created_at": "2025-11-20T09:41:00Z"
  },
  getPayment: {
    "id": 3301,
    "status": "paid",
    "purpose": "campaign_budget",
    "campaign_id": 220,
    "amount": 2000000,
    "currency": "UZS",
    "card": {
      "id": 71,
      "type": "uzcard",
      "masked": "860006******6311",
      "expires": "03/29",
      "created_at": "2025-09-01T07:00:00Z"
    },
    "created_at": "2025-11-20T09:41:00Z",
    "paid_at": "2025-11-20T09:41:03Z"
  },
  getStatistics: {
    "period": {
      "from": "2025-10-22",
      "to": "2025-11-20"
    },
    "previous_period": {
      "from": "2025-09-22",
      "to": "2025-10-21"
    },
    "figures": {
      "views": {
        "value": 26950,
        "previous": 22458,
        "change": 20
      },
      "likes": {
        "value": 1184,
        "previous": 1086,
        "change": 9
      },
      "calls": {
        "value": 312,
        "previous": 300,
        "change": 4
      },
      "leads": {
        "value": 453,
        "previous": 360,
        "change": 25.8
      },
      "chats": {
        "value": 286,
        "previous": 295,
        "change": -3.1
      },
      "sold": {
        "value": 21,
        "previous": 16,
        "change": 31.3
      }
    },
    "step": "month",
    "points": [
      {
        "date": "2025-10-22",
        "views": 7650,
        "likes": 340,
        "calls": 91,
        "leads": 130,
        "chats": 84,
        "sold": 6
      },
      {
        "date": "2025-11-01",
        "views": 19300,
        "likes": 844,
        "calls": 221,
        "leads": 323,
        "chats": 202,
        "sold": 15
      }
    ],
    "previous_points": [
      {
        "date": "2025-09-22",
        "views": 6458,
        "likes": 306,
        "calls": 85,
        "leads": 100,
        "chats": 90,
        "sold": 4
      },
      {
        "date": "2025-10-01",
        "views": 16000,
        "likes": 780,
        "calls": 215,
        "leads": 260,
        "chats": 205,
        "sold": 12
      }
    ],
    "auto_count": 148,
    "statuses": [
      {
        "status": "active",
        "count": 96
      },
      {
        "status": "barakami",
        "count": 4
      },
      {
        "status": "sold_on_karvon",
        "count": 21
      },
      {
        "status": "moderation",
        "count": 7
      },
      {
        "status": "expired",
        "count": 6
      },
      {
        "status": "moderation_declined",
        "count": 3
      },
      {
        "status": "ne_active",
        "count": 9
      },
      {
        "status": "archived",
        "count": 2
      }
    ],
    "best": [
      {
        "car": {
          "id": 5060,
          "title": "Chevrolet Tahoe, 2022",
          "photo": {
            "id": "t4h0e22blk",
            "url": "/media/t4h0e22blk.webp",
            "thumbnail": "/media/t4h0e22blk.thumb.webp"
          }
        },
        "status": "active",
        "views": 3310,
        "likes": 142,
        "leads": 21,
        "days": 18
      },
      {
        "car": {
          "id": 5071,
          "title": "BYD Song Plus DM-i, 2024",
          "photo": {
            "id": "s0ngPlus24",
            "url": "/media/s0ngPlus24.webp",
            "thumbnail": "/media/s0ngPlus24.thumb.webp"
          }
        },
        "status": "active",
        "views": 2588,
        "likes": 97,
        "leads": 15,
        "days": 9
      },
      {
        "car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "status": "active",
        "views": 2046,
        "likes": 58,
        "leads": 17,
        "days": 5
      }
    ],
    "worst": [
      {
        "car": {
          "id": 5033,
          "title": "Chevrolet Spark, 2021",
          "photo": {
            "id": "sP4rk21yel",
            "url": "/media/sP4rk21yel.webp",
            "thumbnail": "/media/sP4rk21yel.thumb.webp"
          }
        },
        "status": "active",
        "reason": "price_above_market",
        "above_market": 6,
        "views": 96,
        "leads": 1,
        "days": 44
      },
      {
        "car": {
          "id": 5021,
          "title": "Chevrolet Gentra, 2022",
          "photo": {
            "id": "g3nTra22sl",
            "url": "/media/g3nTra22sl.webp",
            "thumbnail": "/media/g3nTra22sl.thumb.webp"
          }
        },
        "status": "moderation_declined",
        "reason": "moderation_declined",
        "refusal": {
          "field": "photos",
          "code": "photo_shows_phone",
          "text_ru": "Фото 3: виден номер телефона",
          "text_uz": "3-surat: telefon raqami ko‘rinib turibdi"
        },
        "views": 0,
        "leads": 0,
        "days": 2
      },
      {
        "car": {
          "id": 5079,
          "title": "Chevrolet Damas, 2023",
          "photo": {
            "id": "d4mAs23x1k",
            "url": "/media/d4mAs23x1k.webp",
            "thumbnail": "/media/d4mAs23x1k.thumb.webp"
          }
        },
        "status": "active",
        "reason": "no_interior_photo",
        "views": 210,
        "leads": 3,
        "days": 12
      }
    ]
  },
  getFunnel: {
    "period": {
      "from": "2025-10-22",
      "to": "2025-11-20"
    },
    "previous_period": {
      "from": "2025-09-22",
      "to": "2025-10-21"
    },
    "rows": [
      {
        "step": "impressions",
        "value": 184200,
        "previous": 160400
      },
      {
        "step": "views",
        "value": 26950,
        "previous": 22458,
        "conversion": 14.6
      },
      {
        "step": "interest",
        "value": 1782,
        "previous": 1681,
        "conversion": 6.6
      },
      {
        "step": "leads",
        "value": 453,
        "previous": 360,
        "conversion": 25.4
      },
      {
        "step": "sold",
        "value": 21,
        "previous": 16,
        "conversion": 4.6
      }
    ],
    "avtosalons": [
      {
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "rows": [
          {
            "step": "impressions",
            "value": 184200,
            "previous": 160400
          },
          {
            "step": "views",
            "value": 26950,
            "previous": 22458,
            "conversion": 14.6
          },
          {
            "step": "interest",
            "value": 1782,
            "previous": 1681,
            "conversion": 6.6
          },
          {
            "step": "leads",
            "value": 453,
            "previous": 360,
            "conversion": 25.4
          },
          {
            "step": "sold",
            "value": 21,
            "previous": 16,
            "conversion": 4.6
          }
        ]
      }
    ]
  },
  getPromotionSummary: {
    "results": [
      {
        "key": "refresh",
        "title": "Поднятие в поиске",
        "total": 38,
        "active": 12,
        "inactive": 26
      },
      {
        "key": "top",
        "title": "Топ-витрина",
        "total": 14,
        "active": 6,
        "inactive": 8
      },
      {
        "key": "banner",
        "title": "Баннер на главной",
        "total": 3,
        "active": 2,
        "inactive": 1
      }
    ],
    "count": 3
  },
  getWorkPanel: {
    "now": "2025-11-20T09:38:00Z",
    "counts": {
      "total": 37,
      "unread_rooms": 7,
      "new_leads": 12,
      "declined_autos": 3,
      "expiring_autos": 6,
      "refresh_ready": 5,
      "pending_applications": 3,
      "low_campaigns": 1,
      "avtosalons": 3,
      "autos": 148
    },
    "leads": [
      {
        "id": 9301,
        "type": "call",
        "status": "new",
        "client_name": "Бахтиёр Хамидов",
        "phone": "+998901112233",
        "car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "source": "listing",
        "call": {
          "answered": false,
          "duration": 0
        },
        "comment": "",
        "created_at": "2025-11-20T08:14:00Z"
      },
      {
        "id": 9302,
        "type": "leads",
        "status": "new",
        "client_name": "Нигора Саидова",
        "phone": "+998935557788",
        "car": {
          "id": 5071,
          "title": "BYD Song Plus DM-i, 2024",
          "photo": {
            "id": "s0ngPlus24",
            "url": "/media/s0ngPlus24.webp",
            "thumbnail": "/media/s0ngPlus24.thumb.webp"
          }
        },
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "source": "listing",
        "comment": "",
        "created_at": "2025-11-20T09:12:00Z"
      }
    ],
    "rooms": [
      {
        "room_id": 701,
        "client_name": "Дилноза Рашидова",
        "is_online": true,
        "text": "И мою Спарк 2019 года примете в зачёт?",
        "unreadCount": 2,
        "car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "waiting_since": "2025-11-20T09:26:00Z"
      },
      {
        "room_id": 702,
        "client_name": "Sardor Abdullayev",
        "is_online": true,
        "text": "Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?",
        "unreadCount": 2,
        "car": {
          "id": 5066,
          "title": "Kia K5 GT-Line, 2023",
          "photo": {
            "id": "k1aK5gtLin",
            "url": "/media/k1aK5gtLin.webp",
            "thumbnail": "/media/k1aK5gtLin.thumb.webp"
          }
        },
        "waiting_since": "2025-11-20T09:09:00Z"
      }
    ],
    "declined": [
      {
        "car": {
          "id": 5021,
          "title": "Chevrolet Gentra, 2022",
          "photo": {
            "id": "g3nTra22sl",
            "url": "/media/g3nTra22sl.webp",
            "thumbnail": "/media/g3nTra22sl.thumb.webp"
          }
        },
        "reasons": [
          {
            "field": "photos",
            "code": "photo_shows_phone",
            "text_ru": "Фото 3: виден номер телефона",
            "text_uz": "3-surat: telefon raqami ko‘rinib turibdi"
          }
        ],
        "declined_at": "2025-11-20T05:00:00Z"
      }
    ],
    "expiring": [
      {
        "car": {
          "id": 5033,
          "title": "Chevrolet Spark, 2021",
          "photo": {
            "id": "sP4rk21yel",
            "url": "/media/sP4rk21yel.webp",
            "thumbnail": "/media/sP4rk21yel.thumb.webp"
          }
        },
        "expires_at": "2025-11-22T09:00:00Z",
        "days": 44
      }
    ],
    "refresh": [
      {
        "car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "is_ready": true,
        "refreshed_at": "2025-11-17T08:00:00Z",
        "next_update_at": "2025-11-20T08:00:00Z"
      },
      {
        "car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "is_ready": false,
        "refreshed_at": "2025-11-19T13:56:00Z",
        "next_update_at": "2025-11-22T13:56:00Z"
      }
    ],
    "applications": [
      {
        "id": 412,
        "client_name": "Улугбек Тошматов",
        "phone": "+998946661234",
        "current_car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "year": 2018,
          "mileage": 112000,
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            }
          ]
        },
        "desired_car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          }
        },
        "desired_price": 219000000,
        "market_price": 98000000,
        "surcharge": 121000000,
        "currency": "UZS",
        "status": "pending",
        "allowed_transitions": [
          "scheduled",
          "rejected"
        ],
        "manager_comment": "",
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "created_at": "2025-11-20T06:45:00Z"
      }
    ],
    "campaigns": [
      {
        "id": 220,
        "company_name": "Осенняя распродажа",
        "budget": 5000000,
        "spend": 4550000,
        "runs_out_on": "2025-11-22"
      }
    ],
    "response_speed": {
      "days": 30,
      "median": 660,
      "previous": 900
    }
  },
  searchPalette: {
    "results": [
      {
        "kind": "auto",
        "id": 5012,
        "title": "Chevrolet Tracker, 2023",
        "subtitle": "Karvon Chilonzor · Активно",
        "fact": "219 000 000 сум",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp",
        "matches": [
          {
            "start": 10,
            "length": 7
          }
        ]
      },
      {
        "kind": "lead",
        "id": 9103,
        "title": "Дильшод Юсупов",
        "subtitle": "Chevrolet Tracker, 2023",
        "fact": "3 минуты назад",
        "matches": []
      },
      {
        "kind": "avtosalon",
        "id": 31,
        "title": "Karvon Chilonzor",
        "subtitle": "Bunyodkor shoh ko‘chasi, 42",
        "matches": []
      }
    ]
  },
  suggest: {
    "results": [
      {
        "kind": "model",
        "id": 27,
        "text": "Cobalt",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "matches": [
          {
            "start": 0,
            "length": 6
          }
        ]
      },
      {
        "kind": "generation",
        "id": 79,
        "text": "Cobalt II (2020–2025)",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 27,
          "name": "Cobalt"
        },
        "matches": [
          {
            "start": 0,
            "length": 6
          }
        ]
      }
    ]
  },
  listComparables: {
    "count": 14,
    "results": [
      {
        "id": 48120,
        "title": "Chevrolet Tracker, 2023",
        "year": 2023,
        "mileage": 21800,
        "price": 224000000,
        "currency": "UZS",
        "price_uzs": 224000000,
        "region": {
          "id": 1,
          "translations": {
            "ru": {
              "name": "город Ташкент"
            },
            "uz": {
              "name": "Toshkent shahri"
            }
          }
        },
        "thumbnail": "/media/c48120.thumb.webp",
        "published_at": "2025-11-03T08:00:00Z",
        "own": false
      },
      {
        "id": 5044,
        "title": "Chevrolet Tracker, 2022",
        "year": 2022,
        "mileage": 31000,
        "price": 17100,
        "currency": "USD",
        "price_uzs": 206910000,
        "published_at": "2025-11-12T05:10:00Z",
        "own": true
      }
    ]
  },
  getPricePosition: {
    "position": "good",
    "comparables": 14,
    "period_days": 30,
    "currency": "UZS",
    "price": 219000000,
    "market_from": 198000000,
    "market_to": 249000000,
    "median": 221500000,
    "rate_date": "2025-11-20",
    "bands": [
      {
        "position": "low",
        "to": 197999999
      },
      {
        "position": "great",
        "from": 198000000,
        "to": 212000000
      },
      {
        "position": "good",
        "from": 212000001,
        "to": 232000000
      },
      {
        "position": "high",
        "from": 232000001
      }
    ]
  },
  listRooms: {
    "results": [
      {
        "id": 701,
        "unreadCount": 2,
        "room_type": "buyer",
        "username": "Дилноза Рашидова",
        "phone": "+998909876543",
        "is_online": true,
        "last_seen_at": "2025-11-20T09:38:00Z",
        "opened_at": "2025-11-19T13:05:00Z",
        "waiting_since": "2025-11-20T09:36:00Z",
        "car": {
          "id": 5012,
          "title": "Chevrolet Tracker, 2023",
          "photo": {
            "id": "q7Jk2mVx9s",
            "url": "/media/q7Jk2mVx9s.webp",
            "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
          },
          "brand_id": 1,
          "model_id": 14,
          "status": "active",
          "allowed_transitions": [
            "barakami",
            "sold_on_karvon",
            "deactivated",
            "deleted"
          ],
          "price": 219000000,
          "currency": "UZS",
          "mileage": 24500,
          "transmission": {
            "ru": {
              "name": "автомат"
            },
            "uz": {
              "name": "avtomat"
            }
          },
          "district": {
            "ru": {
              "name": "Чиланзар"
            },
            "uz": {
              "name": "Chilonzor"
            }
          }
        },
        "viewed_autos": [
          {
            "id": 5044,
            "title": "Chevrolet Cobalt, 2024",
            "photo": {
              "id": "c0bAlt24wh",
              "url": "/media/c0bAlt24wh.webp",
              "thumbnail": "/media/c0bAlt24wh.thumb.webp"
            }
          },
          {
            "id": 5021,
            "title": "Chevrolet Gentra, 2022"
          }
        ],
        "lead": {
          "id": 9303,
          "status": "new",
          "source": "listing",
          "responsible": {
            "id": 61,
            "full_name": "Нодира Алиева"
          }
        },
        "last_message": {
          "id": 90415,
          "room_id": 701,
          "author": "client",
          "text": "И мою Спарк 2019 года примете в зачёт?",
          "attachments": [],
          "created_at": "2025-11-20T09:38:00Z"
        },
        "last_read_by_client": 90390,
        "is_pinned": false,
        "is_blocked": false,
        "note": "",
        "updated_at": "2025-11-20T09:38:00Z"
      },
      {
        "id": 702,
        "unreadCount": 2,
        "room_type": "buyer",
        "username": "Sardor Abdullayev",
        "phone": "+998977012345",
        "is_online": true,
        "waiting_since": "2025-11-20T09:09:00Z",
        "car": {
          "id": 5066,
          "title": "Kia K5 GT-Line, 2023",
          "photo": {
            "id": "k1aK5gtLin",
            "url": "/media/k1aK5gtLin.webp",
            "thumbnail": "/media/k1aK5gtLin.thumb.webp"
          },
          "brand_id": 3,
          "model_id": 52,
          "status": "barakami",
          "allowed_transitions": [
            "active",
            "sold_on_karvon",
            "deactivated",
            "deleted"
          ],
          "price": 32500,
          "currency": "USD",
          "mileage": 18200,
          "transmission": {
            "ru": {
              "name": "автомат"
            },
            "uz": {
              "name": "avtomat"
            }
          },
          "district": {
            "ru": {
              "name": "Чиланзар"
            },
            "uz": {
              "name": "Chilonzor"
            }
          },
          "reserved_until": "2025-11-22T06:00:00Z"
        },
        "viewed_autos": [],
        "last_message": {
          "id": 90401,
          "room_id": 702,
          "author": "client",
          "text": "Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?",
          "attachments": [],
          "created_at": "2025-11-20T09:21:00Z"
        },
        "last_read_by_client": 0,
        "is_pinned": false,
        "is_blocked": false,
        "note": "",
        "updated_at": "2025-11-20T09:21:00Z"
      },
      {
        "id": 706,
        "unreadCount": 0,
        "room_type": "visitor",
        "username": "Посетитель 8412",
        "is_online": false,
        "last_seen_at": "2025-11-20T06:12:00Z",
        "opened_at": "2025-11-20T06:20:00Z",
        "viewed_autos": [],
        "last_read_by_client": 90377,
        "is_pinned": false,
        "is_blocked": false,
        "note": "",
        "updated_at": "2025-11-20T06:12:00Z"
      }
    ],
    "count": 26,
    "unread_rooms_count": 7
  },
  getTotalUnread: {
    "total_unread_messages": 16
  },
  getRoom: {
    "id": 701,
    "unreadCount": 2,
    "room_type": "buyer",
    "username": "Дилноза Рашидова",
    "phone": "+998909876543",
    "is_online": true,
    "last_seen_at": "2025-11-20T09:38:00Z",
    "opened_at": "2025-11-19T13:05:00Z",
    "waiting_since": "2025-11-20T09:36:00Z",
    "car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      },
      "brand_id": 1,
      "model_id": 14,
      "status": "active",
      "allowed_transitions": [
        "barakami",
        "sold_on_karvon",
        "deactivated",
        "deleted"
      ],
      "price": 219000000,
      "currency": "UZS",
      "mileage": 24500,
      "transmission": {
        "ru": {
          "name": "автомат"
        },
        "uz": {
          "name": "avtomat"
        }
      },
      "district": {
        "ru": {
          "name": "Чиланзар"
        },
        "uz": {
          "name": "Chilonzor"
        }
      }
    },
    "viewed_autos": [
      {
        "id": 5044,
        "title": "Chevrolet Cobalt, 2024",
        "photo": {
          "id": "c0bAlt24wh",
          "url": "/media/c0bAlt24wh.webp",
          "thumbnail": "/media/c0bAlt24wh.thumb.webp"
        }
      },
      {
        "id": 5021,
        "title": "Chevrolet Gentra, 2022"
      }
    ],
    "lead": {
      "id": 9303,
      "status": "new",
      "source": "listing",
      "responsible": {
        "id": 61,
        "full_name": "Нодира Алиева"
      }
    },
    "last_message": {
      "id": 90415,
      "room_id": 701,
      "author": "client",
      "text": "И мою Спарк 2019 года примете в зачёт?",
      "attachments": [],
      "created_at": "2025-11-20T09:38:00Z"
    },
    "last_read_by_client": 90390,
    "is_pinned": false,
    "is_blocked": false,
    "note": "",
    "updated_at": "2025-11-20T09:38:00Z"
  },
  updateRoom: {
    "id": 701,
    "unreadCount": 2,
    "room_type": "buyer",
    "username": "Дилноза Рашидова",
    "phone": "+998909876543",
    "is_online": true,
    "last_seen_at": "2025-11-20T09:38:00Z",
    "opened_at": "2025-11-19T13:05:00Z",
    "waiting_since": "2025-11-20T09:36:00Z",
    "car": {
      "id": 5012,
      "title": "Chevrolet Tracker, 2023",
      "photo": {
        "id": "q7Jk2mVx9s",
        "url": "/media/q7Jk2mVx9s.webp",
        "thumbnail": "/media/q7Jk2mVx9s.thumb.webp"
      },
      "brand_id": 1,
      "model_id": 14,
      "status": "active",
      "allowed_transitions": [
        "barakami",
        "sold_on_karvon",
        "deactivated",
        "deleted"
      ],
      "price": 219000000,
      "currency": "UZS",
      "mileage": 24500,
      "transmission": {
        "ru": {
          "name": "автомат"
        },
        "uz": {
          "name": "avtomat"
        }
      },
      "district": {
        "ru": {
          "name": "Чиланзар"
        },
        "uz": {
          "name": "Chilonzor"
        }
      }
    },
    "viewed_autos": [
      {
        "id": 5044,
        "title": "Chevrolet Cobalt, 2024",
        "photo": {
          "id": "c0bAlt24wh",
          "url": "/media/c0bAlt24wh.webp",
          "thumbnail": "/media/c0bAlt24wh.thumb.webp"
        }
      },
      {
        "id": 5021,
        "title": "Chevrolet Gentra, 2022"
      }
    ],
    "lead": {
      "id": 9303,
      "status": "new",
      "source": "listing",
      "responsible": {
        "id": 61,
        "full_name": "Нодира Алиева"
      }
    },
    "last_message": {
      "id": 90415,
      "room_id": 701,
      "author": "client",
      "text": "И мою Спарк 2019 года примете в зачёт?",
      "attachments": [],
      "created_at": "2025-11-20T09:38:00Z"
    },
    "last_read_by_client": 90390,
    "is_pinned": true,
    "is_blocked": false,
    "note": "Придёт в субботу",
    "updated_at": "2025-11-20T09:38:00Z"
  },
  listMessages: {
    "total": 3,
    "data": {
      "items": [
        {
          "id": 90418,
          "client_id": "5e1c7a52-6d0e-4b8c-9a01-2f6f1c0b9d11",
          "room_id": 701,
          "business_owner_id": 20418,
          "author": "business",
          "text": "Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.",
          "attachments": [],
          "created_at": "2025-11-20T09:40:00Z"
        },
        {
          "id": 90415,
          "room_id": 701,
          "author": "client",
          "text": "И мою Спарк 2019 года примете в зачёт?",
          "attachments": [],
          "created_at": "2025-11-20T09:38:00Z"
        },
        {
          "id": 90412,
          "room_id": 701,
          "author": "client",
          "text": "А рассрочка на 24 месяца возможна?",
          "attachments": [],
          "created_at": "2025-11-20T09:36:00Z"
        }
      ]
    }
  },
  readAllMessages: {
    "room_id": 701,
    "unreadCount": 0,
    "total_unread_messages": 14
  },
  sendMessage: {
    "id": 90418,
    "client_id": "5e1c7a52-6d0e-4b8c-9a01-2f6f1c0b9d11",
    "room_id": 701,
    "business_owner_id": 20418,
    "author": "business",
    "text": "Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.",
    "attachments": [],
    "created_at": "2025-11-20T09:40:00Z"
  },
  listEvents: {
    "epoch": "k3f9",
    "events": [
      {
        "action": "create",
        "seq": 1841,
        "room_id": 701,
        "message": {
          "id": 90415,
          "room_id": 701,
          "author": "client",
          "text": "И мою Спарк 2019 года примете в зачёт?",
          "attachments": [],
          "created_at": "2025-11-20T09:38:00Z"
        },
        "unreadCount": 2,
        "total_unread_messages": 16
      },
      {
        "action": "read",
        "seq": 1842,
        "room_id": 701,
        "reader": "business",
        "up_to": 90415,
        "unreadCount": 0,
        "total_unread_messages": 14
      }
    ],
    "next": 1842,
    "has_more": false,
    "limited": false
  },
  listTemplates: {
    "results": [
      {
        "id": 11,
        "title": "Адрес салона",
        "text": "Мы на Чиланзаре: {address}. Открыто до 20:00.",
        "position": 0
      },
      {
        "id": 12,
        "title": "Рассрочка",
        "text": "Рассрочка на {car}: первый взнос 30 %, до 24 месяцев.",
        "position": 1
      }
    ],
    "count": 2
  },
  createTemplate: {
    "id": 11,
    "title": "Адрес салона",
    "text": "Мы на Чиланзаре: {address}. Открыто до 20:00.",
    "position": 0
  },
  updateTemplate: {
    "id": 12,
    "title": "Рассрочка",
    "text": "Рассрочка на {car}: первый взнос 30 %, до 24 месяцев.",
    "position": 0
  },
  createSocketTicket: {
    "ticket": "wst_3b9d1f60c2a84e7f",
    "expires_at": "2025-11-20T09:40:30Z"
  },
  openRoom: {
    "id": 702,
    "unreadCount": 2,
    "room_type": "buyer",
    "username": "Sardor Abdullayev",
    "phone": "+998977012345",
    "is_online": true,
    "waiting_since": "2025-11-20T09:09:00Z",
    "car": {
      "id": 5066,
      "title": "Kia K5 GT-Line, 2023",
      "photo": {
        "id": "k1aK5gtLin",
        "url": "/media/k1aK5gtLin.webp",
        "thumbnail": "/media/k1aK5gtLin.thumb.webp"
      },
      "brand_id": 3,
      "model_id": 52,
      "status": "barakami",
      "allowed_transitions": [
        "active",
        "sold_on_karvon",
        "deactivated",
        "deleted"
      ],
      "price": 32500,
      "currency": "USD",
      "mileage": 18200,
      "transmission": {
        "ru": {
          "name": "автомат"
        },
        "uz": {
          "name": "avtomat"
        }
      },
      "district": {
        "ru": {
          "name": "Чиланзар"
        },
        "uz": {
          "name": "Chilonzor"
        }
      },
      "reserved_until": "2025-11-22T06:00:00Z"
    },
    "viewed_autos": [],
    "last_message": {
      "id": 90401,
      "room_id": 702,
      "author": "client",
      "text": "Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?",
      "attachments": [],
      "created_at": "2025-11-20T09:21:00Z"
    },
    "last_read_by_client": 0,
    "is_pinned": false,
    "is_blocked": false,
    "note": "",
    "updated_at": "2025-11-20T09:21:00Z"
  },
  listRoomMessages: {
    "results": [
      {
        "id": 90415,
        "client_id": "mp-msg-90415",
        "author": "client",
        "text": "И мою Спарк 2019 года примете в зачёт?",
        "attachments": [],
        "created_at": "2025-11-20T09:38:00Z",
        "read_at": "2025-11-20T09:39:10Z"
      },
      {
        "id": 90418,
        "author": "business",
        "text": "Рассрочка есть: первый взнос 30 %, дальше 24 платежа по 7 665 000 сум.",
        "attachments": [],
        "created_at": "2025-11-20T09:40:00Z"
      }
    ],
    "has_more": false,
    "last_read_by_business": 90415
  },
  addMessage: {
    "id": 90415,
    "room_id": 701,
    "author": "client",
    "text": "И мою Спарк 2019 года примете в зачёт?",
    "attachments": [],
    "created_at": "2025-11-20T09:38:00Z"
  },
};

/** Status that each example stands under. */
export const fixtureStatus: Readonly<Record<keyof Fixtures, number>> = {
  checkPhone: 200,
  sendCode: 200,
  verifyCode: 200,
  register: 201,
  login: 200,
  resetPassword: 200,
  listSessions: 200,
  getProfile: 200,
  updateBusiness: 200,
  getDevice: 200,
  putDevice: 200,
  uploadImage: 201,
  listBrands: 200,
  listModels: 200,
  listGenerations: 200,
  listModifications: 200,
  listPositions: 200,
  listRegions: 200,
  listOptions: 200,
  getRate: 200,
  listNotifications: 200,
  readNotifications: 200,
  listAutos: 200,
  createAuto: 201,
  countAutos: 200,
  updateAutos: 200,
  getAuto: 200,
  updateAuto: 200,
  deleteAuto: 200,
  transitionAuto: 200,
  refreshAuto: 200,
  restoreAuto: 200,
  getAutoHistory: 200,
  getAutoStatistics: 200,
  getAutoQuality: 200,
  listAvtosalons: 200,
  createAvtosalon: 201,
  getAvtosalon: 200,
  updateAvtosalon: 200,
  listMarketplaceAutos: 200,
  moderateAuto: 200,
  addListingEvents: 200,
  listEmployees: 200,
  createEmployee: 201,
  getEmployee: 200,
  updateEmployee: 200,
  inviteEmployee: 200,
  listLeads: 200,
  createLead: 201,
  getLead: 200,
  updateLead: 200,
  addLead: 201,
  listCarModels: 200,
  createCarModel: 201,
  getCarModel: 200,
  moderateCarModel: 200,
  listTradeInAutos: 200,
  getTradeInAuto: 200,
  listOffers: 200,
  createOffer: 201,
  updateOffer: 200,
  listApplications: 200,
  createApplication: 201,
  getApplication: 200,
  updateApplication: 200,
  addApplication: 201,
  addTradeInAuto: 201,
  decideOffer: 200,
  listCampaigns: 200,
  createCampaign: 201,
  listPockets: 200,
  getCampaign: 200,
  updateCampaign: 200,
  actOnCampaign: 200,
  getCampaignResult: 200,
  moderateCampaign: 200,
  addCampaignEvents: 200,
  listCards: 200,
  addCard: 201,
  createPayment: 201,
  getPayment: 200,
  getStatistics: 200,
  getFunnel: 200,
  getPromotionSummary: 200,
  getWorkPanel: 200,
  searchPalette: 200,
  suggest: 200,
  listComparables: 200,
  getPricePosition: 200,
  listRooms: 200,
  getTotalUnread: 200,
  getRoom: 200,
  updateRoom: 200,
  listMessages: 200,
  readAllMessages: 200,
  sendMessage: 201,
  listEvents: 200,
  listTemplates: 200,
  createTemplate: 201,
  updateTemplate: 200,
  createSocketTicket: 201,
  openRoom: 201,
  listRoomMessages: 200,
  addMessage: 201,
};
