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
  startDemo: Answer<typeof main.startDemo>;
  getInvitation: Answer<typeof main.getInvitation>;
  listSessions: Answer<typeof main.listSessions>;
  getProfile: Answer<typeof main.getProfile>;
  getPermissions: Answer<typeof main.getPermissions>;
  updatePermissions: Answer<typeof main.updatePermissions>;
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
  getModerationEstimate: Answer<typeof main.getModerationEstimate>;
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
  addListingImpressions: Answer<typeof main.addListingImpressions>;
  listEmployees: Answer<typeof main.listEmployees>;
  createEmployee: Answer<typeof main.createEmployee>;
  getEmployee: Answer<typeof main.getEmployee>;
  updateEmployee: Answer<typeof main.updateEmployee>;
  deleteEmployee: Answer<typeof main.deleteEmployee>;
  restoreEmployee: Answer<typeof main.restoreEmployee>;
  inviteEmployee: Answer<typeof main.inviteEmployee>;
  listLeads: Answer<typeof main.listLeads>;
  createLead: Answer<typeof main.createLead>;
  updateLeads: Answer<typeof main.updateLeads>;
  getLead: Answer<typeof main.getLead>;
  updateLead: Answer<typeof main.updateLead>;
  getLeadHistory: Answer<typeof main.getLeadHistory>;
  addLead: Answer<typeof main.addLead>;
  listCarModels: Answer<typeof main.listCarModels>;
  createCarModel: Answer<typeof main.createCarModel>;
  listSimilarCarModels: Answer<typeof main.listSimilarCarModels>;
  getCarModel: Answer<typeof main.getCarModel>;
  deleteCarModel: Answer<typeof main.deleteCarModel>;
  restoreCarModel: Answer<typeof main.restoreCarModel>;
  listMarketplaceCarModels: Answer<typeof main.listMarketplaceCarModels>;
  moderateCarModel: Answer<typeof main.moderateCarModel>;
  mergeCarModel: Answer<typeof main.mergeCarModel>;
  listTradeInAutos: Answer<typeof main.listTradeInAutos>;
  getTradeInAuto: Answer<typeof main.getTradeInAuto>;
  listOffers: Answer<typeof main.listOffers>;
  createOffer: Answer<typeof main.createOffer>;
  getTradeInHistory: Answer<typeof main.getTradeInHistory>;
  updateOffer: Answer<typeof main.updateOffer>;
  listApplications: Answer<typeof main.listApplications>;
  createApplication: Answer<typeof main.createApplication>;
  updateApplications: Answer<typeof main.updateApplications>;
  getApplication: Answer<typeof main.getApplication>;
  updateApplication: Answer<typeof main.updateApplication>;
  getApplicationHistory: Answer<typeof main.getApplicationHistory>;
  addApplication: Answer<typeof main.addApplication>;
  getMarketplaceApplication: Answer<typeof main.getMarketplaceApplication>;
  addTradeInAuto: Answer<typeof main.addTradeInAuto>;
  getMarketplaceTradeInAuto: Answer<typeof main.getMarketplaceTradeInAuto>;
  listMarketplaceOffers: Answer<typeof main.listMarketplaceOffers>;
  closeTradeInAuto: Answer<typeof main.closeTradeInAuto>;
  decideOffer: Answer<typeof main.decideOffer>;
  listCampaigns: Answer<typeof main.listCampaigns>;
  createCampaign: Answer<typeof main.createCampaign>;
  updateCampaigns: Answer<typeof main.updateCampaigns>;
  listPockets: Answer<typeof main.listPockets>;
  listBannerPositions: Answer<typeof main.listBannerPositions>;
  getAdPrices: Answer<typeof main.getAdPrices>;
  getCampaign: Answer<typeof main.getCampaign>;
  updateCampaign: Answer<typeof main.updateCampaign>;
  actOnCampaign: Answer<typeof main.actOnCampaign>;
  getCampaignHistory: Answer<typeof main.getCampaignHistory>;
  getCampaignResult: Answer<typeof main.getCampaignResult>;
  listMarketplaceCampaigns: Answer<typeof main.listMarketplaceCampaigns>;
  moderateCampaign: Answer<typeof main.moderateCampaign>;
  addCampaignEvents: Answer<typeof main.addCampaignEvents>;
  listCards: Answer<typeof main.listCards>;
  addCard: Answer<typeof main.addCard>;
  updateCard: Answer<typeof main.updateCard>;
  startCardVerification: Answer<typeof main.startCardVerification>;
  getPaymentProvider: Answer<typeof main.getPaymentProvider>;
  listPayments: Answer<typeof main.listPayments>;
  createPayment: Answer<typeof main.createPayment>;
  getPayment: Answer<typeof main.getPayment>;
  refundPayment: Answer<typeof main.refundPayment>;
  getBalance: Answer<typeof main.getBalance>;
  listLedger: Answer<typeof main.listLedger>;
  getStatistics: Answer<typeof main.getStatistics>;
  listAutoFigures: Answer<typeof main.listAutoFigures>;
  getFunnel: Answer<typeof main.getFunnel>;
  getPromotionSummary: Answer<typeof main.getPromotionSummary>;
  getResponseSales: Answer<typeof main.getResponseSales>;
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
  startDemo: {
    "access": "kv_4kR8nVb2TqXs7mLw1zHc6yPd9gJf",
    "expires_at": "2026-07-05T10:02:10Z",
    "business_user": {
      "id": 20418,
      "full_name": "Жасур Каримов",
      "username": "dealer20418",
      "phone": "+998901234567"
    }
  },
  getInvitation: {
    "company_name": "Karvon Motors MChJ",
    "phone_mask": "+998 ** *** 01 62",
    "expires_at": "2025-11-27T09:40:00Z"
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
    "updated_at": "2026-07-01T11:05:33Z",
    "company_id": 20418,
    "member": {
      "id": 60,
      "is_owner": true,
      "role": "owner",
      "avtosalons": [],
      "permissions": [
        "autos.edit",
        "autos.manage",
        "avtosalons.edit",
        "leads.edit",
        "leads.export",
        "offers.send",
        "ads.edit",
        "ads.pay",
        "payments.manage",
        "employees.manage",
        "business.manage"
      ]
    }
  },
  getPermissions: {
    "mode": "off",
    "manager_pay_limit": 0
  },
  updatePermissions: {
    "mode": "on",
    "manager_pay_limit": 5000000
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
    "updated_at": "2026-07-01T11:05:33Z",
    "company_id": 20418,
    "member": {
      "id": 60,
      "is_owner": true,
      "role": "owner",
      "avtosalons": [],
      "permissions": [
        "autos.edit",
        "autos.manage",
        "avtosalons.edit",
        "leads.edit",
        "leads.export",
        "offers.send",
        "ads.edit",
        "ads.pay",
        "payments.manage",
        "employees.manage",
        "business.manage"
      ]
    }
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
    "count": 4,
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
        "id": 90101,
        "type": "lead_new",
        "title": "Пропущенный звонок",
        "text": "+998 90 111 22 33, спрашивал(а) о Kia K5, 2022.",
        "read": true,
        "created_at": "2026-07-05T08:30:11Z",
        "target": {
          "type": "lead",
          "id": 3304
        },
        "phone": "+998901112233"
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
    "count": 148,
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
    "reasons": [],
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
  getModerationEstimate: {
    "decisions": 20,
    "median_seconds": 540
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
    "reasons": [],
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
    "reasons": [],
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
    "reasons": [],
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
    "reasons": [],
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
      "dials": 4,
      "chats": 1,
      "leads": 4
    },
    "previous": {
      "views": 290,
      "likes": 7,
      "calls": 2,
      "dials": 3,
      "chats": 1,
      "leads": 3
    },
    "days": [
      {
        "date": "2025-11-18",
        "views": 120,
        "likes": 4,
        "calls": 1,
        "dials": 2,
        "chats": 0,
        "leads": 1
      },
      {
        "date": "2025-11-19",
        "views": 104,
        "likes": 3,
        "calls": 1,
        "dials": 2,
        "chats": 1,
        "leads": 2
      },
      {
        "date": "2025-11-20",
        "views": 94,
        "likes": 2,
        "calls": 1,
        "dials": 2,
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
    "count": 2,
    "statuses": {
      "active": 2,
      "inactive": 0
    }
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
    "count": 1,
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
      }
    ]
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
  addListingImpressions: {
    "accepted": 2,
    "is_repeated": false,
    "rejected": []
  },
  listEmployees: {
    "results": [
      {
        "id": 60,
        "full_name": "Жасур Каримов",
        "phone": "+998901234567",
        "profile_pic": {
          "id": "pRf7Kq2mVx",
          "url": "/media/pRf7Kq2mVx.webp",
          "thumbnail": "/media/pRf7Kq2mVx.thumb.webp"
        },
        "position": "Директор",
        "avtosalons": [],
        "status": "active",
        "role": "owner",
        "is_owner": true,
        "is_me": true,
        "allowed_actions": [
          "edit"
        ],
        "created_at": "2025-03-04T06:20:00Z",
        "last_seen_at": "2025-11-20T09:38:00Z",
        "lead_count": 210,
        "open_lead_count": 4,
        "open_application_count": 0,
        "response_median": 540,
        "auto_count": 148
      },
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
        "role": "seller",
        "is_owner": false,
        "is_me": false,
        "allowed_actions": [
          "edit",
          "block",
          "end_sessions"
        ],
        "created_at": "2025-03-04T06:20:00Z",
        "last_seen_at": "2025-11-20T09:30:00Z",
        "lead_count": 143,
        "open_lead_count": 12,
        "open_application_count": 3,
        "response_median": 660,
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
        "role": "seller",
        "is_owner": false,
        "is_me": false,
        "allowed_actions": [
          "edit",
          "invite",
          "delete"
        ],
        "invitation": {
          "link": "https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK",
          "delivery": "sent",
          "sent_at": "2025-11-20T09:40:00Z",
          "expires_at": "2025-11-27T09:40:00Z",
          "resend_at": "2025-11-20T09:41:00Z"
        },
        "created_at": "2025-11-20T09:40:00Z",
        "lead_count": 0,
        "open_lead_count": 0,
        "open_application_count": 0,
        "auto_count": 104
      }
    ],
    "count": 3,
    "statuses": {
      "invited": 1,
      "active": 2,
      "blocked": 0
    }
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
    "role": "seller",
    "is_owner": false,
    "is_me": false,
    "allowed_actions": [
      "edit",
      "invite",
      "delete"
    ],
    "invitation": {
      "link": "https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK",
      "delivery": "sent",
      "sent_at": "2025-11-20T09:40:00Z",
      "expires_at": "2025-11-27T09:40:00Z",
      "resend_at": "2025-11-20T09:41:00Z"
    },
    "created_at": "2025-11-20T09:40:00Z",
    "lead_count": 0,
    "open_lead_count": 0,
    "open_application_count": 0,
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
    "role": "seller",
    "is_owner": false,
    "is_me": false,
    "allowed_actions": [
      "edit",
      "block",
      "end_sessions"
    ],
    "created_at": "2025-03-04T06:20:00Z",
    "last_seen_at": "2025-11-20T09:30:00Z",
    "lead_count": 143,
    "open_lead_count": 12,
    "open_application_count": 3,
    "response_median": 660,
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
    "position": "Менеджер по продажам",
    "avtosalons": [
      {
        "id": 31,
        "name": "Karvon Chilonzor"
      }
    ],
    "status": "active",
    "role": "seller",
    "is_owner": false,
    "is_me": false,
    "allowed_actions": [
      "edit",
      "block",
      "end_sessions"
    ],
    "created_at": "2025-03-04T06:20:00Z",
    "last_seen_at": "2025-11-20T09:30:00Z",
    "lead_count": 143,
    "open_lead_count": 12,
    "open_application_count": 3,
    "response_median": 660,
    "auto_count": 58
  },
  deleteEmployee: {
    "id": 62,
    "restorable_until": "2025-11-20T09:40:10Z"
  },
  restoreEmployee: {
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
    "role": "seller",
    "is_owner": false,
    "is_me": false,
    "allowed_actions": [
      "edit",
      "invite",
      "delete"
    ],
    "invitation": {
      "link": "https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK",
      "delivery": "sent",
      "sent_at": "2025-11-20T09:40:00Z",
      "expires_at": "2025-11-27T09:40:00Z",
      "resend_at": "2025-11-20T09:41:00Z"
    },
    "created_at": "2025-11-20T09:40:00Z",
    "lead_count": 0,
    "open_lead_count": 0,
    "open_application_count": 0,
    "auto_count": 104
  },
  inviteEmployee: {
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
    "role": "seller",
    "is_owner": false,
    "is_me": false,
    "allowed_actions": [
      "edit",
      "invite",
      "delete"
    ],
    "invitation": {
      "link": "https://karvon.uz/phone-check?invite=9fQ2mVxT7sLwV4cN8dR1yK",
      "delivery": "sent",
      "sent_at": "2025-11-20T09:40:00Z",
      "expires_at": "2025-11-27T09:40:00Z",
      "resend_at": "2025-11-20T09:41:00Z"
    },
    "created_at": "2025-11-20T09:40:00Z",
    "lead_count": 0,
    "open_lead_count": 0,
    "open_application_count": 0,
    "auto_count": 104
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
          "short_title": "Cobalt, 2024",
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
        "version": 1,
        "contact_count": 1,
        "last_contact_at": "2025-11-20T08:14:00Z",
        "waiting_since": "2025-11-20T08:14:00Z",
        "contacts": [
          {
            "id": 19301,
            "type": "call",
            "source": "listing",
            "created_at": "2025-11-20T08:14:00Z",
            "call": {
              "answered": false,
              "duration": 0
            }
          }
        ],
        "attempts": 0,
        "buyer": {
          "lead_count": 1,
          "new_lead_ids": [
            9301
          ],
          "other_cars": []
        }
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
          "short_title": "Song Plus DM-i, 2024",
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
        "created_at": "2025-11-20T09:12:00Z",
        "version": 1,
        "contact_count": 1,
        "last_contact_at": "2025-11-20T09:12:00Z",
        "waiting_since": "2025-11-20T09:12:00Z",
        "contacts": [
          {
            "id": 19302,
            "type": "leads",
            "source": "listing",
            "created_at": "2025-11-20T09:12:00Z"
          }
        ],
        "attempts": 0,
        "buyer": {
          "lead_count": 1,
          "new_lead_ids": [
            9302
          ],
          "other_cars": []
        }
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
          "short_title": "Tracker, 2023",
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
        "version": 1,
        "contact_count": 1,
        "last_contact_at": "2025-11-19T13:04:00Z",
        "contacts": [
          {
            "id": 19303,
            "type": "room",
            "source": "listing",
            "created_at": "2025-11-19T13:04:00Z",
            "first_response_at": "2025-11-19T13:09:00Z"
          }
        ],
        "attempts": 0,
        "buyer": {
          "lead_count": 1,
          "new_lead_ids": [],
          "other_cars": []
        },
        "first_response_at": "2025-11-19T13:09:00Z"
      }
    ],
    "count": 453,
    "buyer_count": 410,
    "statuses": {
      "new": 12,
      "contacted": 441
    },
    "waiting_since": "2025-11-20T08:14:00Z"
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
      "short_title": "Tracker, 2023",
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
    "created_at": "2025-11-20T09:38:00Z",
    "version": 1,
    "contact_count": 1,
    "last_contact_at": "2025-11-20T09:38:00Z",
    "contacts": [
      {
        "id": 19310,
        "type": "call",
        "source": "dealer",
        "created_at": "2025-11-20T09:38:00Z"
      }
    ],
    "attempts": 0,
    "buyer": {
      "lead_count": 1,
      "new_lead_ids": [
        9310
      ],
      "other_cars": []
    }
  },
  updateLeads: {
    "done": 0,
    "failed": 1,
    "results": [
      {
        "id": 9301,
        "ok": false,
        "code": "not_found"
      }
    ]
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
      "short_title": "Tracker, 2023",
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
    "version": 1,
    "contact_count": 1,
    "last_contact_at": "2025-11-19T13:04:00Z",
    "contacts": [
      {
        "id": 19303,
        "type": "room",
        "source": "listing",
        "created_at": "2025-11-19T13:04:00Z",
        "first_response_at": "2025-11-19T13:09:00Z"
      }
    ],
    "attempts": 0,
    "buyer": {
      "lead_count": 1,
      "new_lead_ids": [],
      "other_cars": []
    },
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
      "short_title": "Cobalt, 2024",
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
    "version": 2,
    "contact_count": 1,
    "last_contact_at": "2025-11-20T08:14:00Z",
    "contacts": [
      {
        "id": 19301,
        "type": "call",
        "source": "listing",
        "created_at": "2025-11-20T08:14:00Z",
        "call": {
          "answered": false,
          "duration": 0
        },
        "first_response_at": "2025-11-20T09:40:00Z"
      }
    ],
    "attempts": 0,
    "buyer": {
      "lead_count": 1,
      "new_lead_ids": [],
      "other_cars": []
    },
    "first_response_at": "2025-11-20T09:40:00Z"
  },
  getLeadHistory: {
    "results": [
      {
        "id": 71205,
        "at": "2025-11-20T09:40:00Z",
        "kind": "status_changed",
        "actor": {
          "kind": "dealer",
          "name": "Нодира Алиева"
        },
        "from": "new",
        "to": "contacted",
        "changes": []
      },
      {
        "id": 71190,
        "at": "2025-11-20T08:31:00Z",
        "kind": "attempt",
        "actor": {
          "kind": "dealer",
          "name": "Нодира Алиева"
        },
        "attempt": "no_answer",
        "changes": []
      },
      {
        "id": 71188,
        "at": "2025-11-20T08:14:00Z",
        "kind": "contact",
        "actor": {
          "kind": "client"
        },
        "contact": {
          "id": 19301,
          "type": "call",
          "source": "listing",
          "call": {
            "answered": false,
            "duration": 0
          },
          "created_at": "2025-11-20T08:14:00Z",
          "first_response_at": "2025-11-20T08:31:00Z"
        },
        "changes": []
      }
    ],
    "count": 3
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
    "created_at": "2025-11-20T08:14:00Z",
    "version": 1,
    "contact_count": 1,
    "last_contact_at": "2025-11-20T08:14:00Z",
    "waiting_since": "2025-11-20T08:14:00Z",
    "contacts": [
      {
        "id": 19301,
        "type": "call",
        "source": "listing",
        "call": {
          "answered": false,
          "duration": 0
        },
        "created_at": "2025-11-20T08:14:00Z"
      }
    ],
    "attempts": 0,
    "buyer": {
      "lead_count": 1,
      "new_lead_ids": [
        9301
      ],
      "other_cars": []
    }
  },
  listCarModels: {
    "results": [
      {
        "id": 305,
        "status": "declined",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 31,
          "name": "Tracker",
          "year_from": 2013
        },
        "generation": {
          "name": "II рестайлинг",
          "year_start": 2024,
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
          "drive": {
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
          }
        },
        "reasons": [
          {
            "field": "generation.name",
            "code": "already_in_catalog",
            "text_ru": "Это поколение уже есть: Tracker II рестайлинг",
            "text_uz": "Bu avlod katalogda bor: Tracker II restayling"
          }
        ],
        "proposed_by": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "allowed_actions": [
          "choose",
          "correct"
        ],
        "catalog": {
          "brand_id": 3,
          "car_model_id": 31,
          "generation_id": 89
        },
        "created_at": "2025-11-16T10:00:00Z",
        "decided_at": "2025-11-17T05:10:00Z"
      },
      {
        "id": 301,
        "status": "declined",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "car_model": {
          "id": 34,
          "name": "Damas",
          "year_from": 1991,
          "year_to": 2025
        },
        "generation": {
          "name": "II рестайлинг",
          "year_start": 2023,
          "year_stop": 2025,
          "photo": {
            "id": "d4masGen2r",
            "url": "/media/d4masGen2r.webp",
            "thumbnail": "/media/d4masGen2r.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 38,
          "volume_litres": 0.8,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "drive": {
            "id": 32,
            "translations": {
              "ru": {
                "name": "Задний"
              },
              "uz": {
                "name": "Orqa"
              }
            }
          },
          "body_type": {
            "id": 17,
            "translations": {
              "ru": {
                "name": "Микроавтобус"
              },
              "uz": {
                "name": "Mikroavtobus"
              }
            }
          }
        },
        "reasons": [
          {
            "field": "generation.photo",
            "code": "photo_not_of_car",
            "text_ru": "На фото другая машина",
            "text_uz": "Suratda boshqa mashina"
          }
        ],
        "proposed_by": {
          "id": 62,
          "full_name": "Ислом Раҳимов"
        },
        "allowed_actions": [
          "correct"
        ],
        "created_at": "2025-11-10T11:00:00Z",
        "decided_at": "2025-11-11T06:20:00Z"
      },
      {
        "id": 313,
        "status": "pending",
        "brand": {
          "name": "Deepal"
        },
        "car_model": {
          "name": "S07",
          "year_from": 2023,
          "year_to": 2025
        },
        "generation": {
          "name": "I",
          "year_start": 2023,
          "year_stop": 2025,
          "photo": {
            "id": "d33palS07g",
            "url": "/media/d33palS07g.webp",
            "thumbnail": "/media/d33palS07g.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 218,
          "volume_litres": 0,
          "fuel_type": {
            "id": 24,
            "translations": {
              "ru": {
                "name": "Электро"
              },
              "uz": {
                "name": "Elektro"
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
          "drive": {
            "id": 32,
            "translations": {
              "ru": {
                "name": "Задний"
              },
              "uz": {
                "name": "Orqa"
              }
            }
          },
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
          }
        },
        "reasons": [],
        "proposed_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "allowed_actions": [
          "withdraw"
        ],
        "created_at": "2025-11-20T04:40:00Z"
      },
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
            "id": 22,
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
          "drive": {
            "id": 33,
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
            "id": 11,
            "translations": {
              "ru": {
                "name": "Кроссовер"
              },
              "uz": {
                "name": "Krossover"
              }
            }
          }
        },
        "reasons": [],
        "proposed_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "allowed_actions": [
          "withdraw"
        ],
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
        "draft_note": "Jetour T2, 2025",
        "created_at": "2025-11-18T07:30:00Z"
      },
      {
        "id": 309,
        "status": "approved",
        "brand": {
          "id": 58,
          "name": "Leapmotor"
        },
        "car_model": {
          "id": 412,
          "name": "C11",
          "year_from": 2021,
          "year_to": 2025
        },
        "generation": {
          "id": 655,
          "name": "I",
          "year_start": 2021,
          "year_stop": 2025,
          "photo": {
            "id": "l34pC11gen",
            "url": "/media/l34pC11gen.webp",
            "thumbnail": "/media/l34pC11gen.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 272,
          "volume_litres": 0,
          "fuel_type": {
            "id": 24,
            "translations": {
              "ru": {
                "name": "Электро"
              },
              "uz": {
                "name": "Elektro"
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
          "drive": {
            "id": 32,
            "translations": {
              "ru": {
                "name": "Задний"
              },
              "uz": {
                "name": "Orqa"
              }
            }
          },
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
          }
        },
        "reasons": [],
        "proposed_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "allowed_actions": [
          "add_auto"
        ],
        "catalog": {
          "brand_id": 58,
          "car_model_id": 412,
          "generation_id": 655,
          "modification_id": 1290
        },
        "created_at": "2025-11-17T09:00:00Z",
        "decided_at": "2025-11-18T04:00:00Z"
      }
    ],
    "count": 9,
    "statuses": {
      "pending": 2,
      "approved": 5,
      "declined": 2
    },
    "decision_median": 68400
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
        "id": 22,
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
      "drive": {
        "id": 33,
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
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      }
    },
    "reasons": [],
    "proposed_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "allowed_actions": [
      "withdraw"
    ],
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
    "draft_note": "Jetour T2, 2025",
    "created_at": "2025-11-18T07:30:00Z",
    "similar": [
      {
        "kind": "model",
        "brand": {
          "id": 27,
          "name": "Jetour"
        },
        "car_model": {
          "id": 388,
          "name": "T2"
        },
        "year_from": 2023,
        "photo": {
          "id": "j3t0urT200",
          "url": "/media/j3t0urT200.webp",
          "thumbnail": "/media/j3t0urT200.thumb.webp"
        },
        "similarity": 0.78,
        "is_exact": false
      },
      {
        "kind": "model",
        "brand": {
          "id": 27,
          "name": "Jetour"
        },
        "car_model": {
          "id": 389,
          "name": "T1"
        },
        "year_from": 2024,
        "photo": {
          "id": "j3t0urT100",
          "url": "/media/j3t0urT100.webp",
          "thumbnail": "/media/j3t0urT100.thumb.webp"
        },
        "similarity": 0.64,
        "is_exact": false
      }
    ]
  },
  listSimilarCarModels: {
    "results": [
      {
        "kind": "model",
        "brand": {
          "id": 27,
          "name": "Jetour"
        },
        "car_model": {
          "id": 388,
          "name": "T2"
        },
        "year_from": 2023,
        "photo": {
          "id": "j3t0urT200",
          "url": "/media/j3t0urT200.webp",
          "thumbnail": "/media/j3t0urT200.thumb.webp"
        },
        "similarity": 0.78,
        "is_exact": false
      },
      {
        "kind": "model",
        "brand": {
          "id": 27,
          "name": "Jetour"
        },
        "car_model": {
          "id": 389,
          "name": "T1"
        },
        "year_from": 2024,
        "photo": {
          "id": "j3t0urT100",
          "url": "/media/j3t0urT100.webp",
          "thumbnail": "/media/j3t0urT100.thumb.webp"
        },
        "similarity": 0.64,
        "is_exact": false
      }
    ],
    "count": 2
  },
  getCarModel: {
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
        "id": 22,
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
      "drive": {
        "id": 33,
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
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      }
    },
    "reasons": [],
    "proposed_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "allowed_actions": [
      "withdraw"
    ],
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
    "draft_note": "Jetour T2, 2025",
    "created_at": "2025-11-18T07:30:00Z"
  },
  deleteCarModel: {
    "id": 311,
    "restorable_until": "2025-11-20T09:41:10Z"
  },
  restoreCarModel: {
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
        "id": 22,
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
      "drive": {
        "id": 33,
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
        "id": 11,
        "translations": {
          "ru": {
            "name": "Кроссовер"
          },
          "uz": {
            "name": "Krossover"
          }
        }
      }
    },
    "reasons": [],
    "proposed_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "allowed_actions": [
      "withdraw"
    ],
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
    "draft_note": "Jetour T2, 2025",
    "created_at": "2025-11-18T07:30:00Z"
  },
  listMarketplaceCarModels: {
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
            "id": 22,
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
          "drive": {
            "id": 33,
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
            "id": 11,
            "translations": {
              "ru": {
                "name": "Кроссовер"
              },
              "uz": {
                "name": "Krossover"
              }
            }
          }
        },
        "reasons": [],
        "proposed_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "allowed_actions": [
          "withdraw"
        ],
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
        "draft_note": "Jetour T2, 2025",
        "created_at": "2025-11-18T07:30:00Z",
        "similar": [
          {
            "kind": "model",
            "brand": {
              "id": 27,
              "name": "Jetour"
            },
            "car_model": {
              "id": 388,
              "name": "T2"
            },
            "year_from": 2023,
            "photo": {
              "id": "j3t0urT200",
              "url": "/media/j3t0urT200.webp",
              "thumbnail": "/media/j3t0urT200.thumb.webp"
            },
            "similarity": 0.78,
            "is_exact": false
          },
          {
            "kind": "model",
            "brand": {
              "id": 27,
              "name": "Jetour"
            },
            "car_model": {
              "id": 389,
              "name": "T1"
            },
            "year_from": 2024,
            "photo": {
              "id": "j3t0urT100",
              "url": "/media/j3t0urT100.webp",
              "thumbnail": "/media/j3t0urT100.thumb.webp"
            },
            "similarity": 0.64,
            "is_exact": false
          }
        ],
        "dealership": {
          "id": 20418,
          "name": "Karvon Motors MChJ",
          "phone": "+998901234567"
        }
      },
      {
        "id": 313,
        "status": "pending",
        "brand": {
          "name": "Deepal"
        },
        "car_model": {
          "name": "S07",
          "year_from": 2023,
          "year_to": 2025
        },
        "generation": {
          "name": "I",
          "year_start": 2023,
          "year_stop": 2025,
          "photo": {
            "id": "d33palS07g",
            "url": "/media/d33palS07g.webp",
            "thumbnail": "/media/d33palS07g.thumb.webp"
          }
        },
        "specifications": {
          "horse_power": 218,
          "volume_litres": 0,
          "fuel_type": {
            "id": 24,
            "translations": {
              "ru": {
                "name": "Электро"
              },
              "uz": {
                "name": "Elektro"
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
          "drive": {
            "id": 32,
            "translations": {
              "ru": {
                "name": "Задний"
              },
              "uz": {
                "name": "Orqa"
              }
            }
          },
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
          }
        },
        "reasons": [],
        "proposed_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "allowed_actions": [
          "withdraw"
        ],
        "created_at": "2025-11-20T04:40:00Z",
        "similar": [],
        "dealership": {
          "id": 20418,
          "name": "Karvon Motors MChJ",
          "phone": "+998901234567"
        }
      }
    ],
    "count": 2
  },
  moderateCarModel: {
    "id": 305,
    "status": "declined",
    "brand": {
      "id": 3,
      "name": "Chevrolet"
    },
    "car_model": {
      "id": 31,
      "name": "Tracker",
      "year_from": 2013
    },
    "generation": {
      "name": "II рестайлинг",
      "year_start": 2024,
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
      "drive": {
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
      }
    },
    "reasons": [
      {
        "field": "generation.name",
        "code": "already_in_catalog",
        "text_ru": "Это поколение уже есть: Tracker II рестайлинг",
        "text_uz": "Bu avlod katalogda bor: Tracker II restayling"
      }
    ],
    "proposed_by": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "allowed_actions": [
      "choose",
      "correct"
    ],
    "catalog": {
      "brand_id": 3,
      "car_model_id": 31,
      "generation_id": 89
    },
    "created_at": "2025-11-16T10:00:00Z",
    "decided_at": "2025-11-17T05:10:00Z",
    "similar": [],
    "dealership": {
      "id": 20418,
      "name": "Karvon Motors MChJ",
      "phone": "+998901234567"
    }
  },
  mergeCarModel: {
    "id": 388,
    "brand_id": 27,
    "name": "T2",
    "year_from": 2023,
    "popular": false,
    "generations_count": 2
  },
  listTradeInAutos: {
    "results": [
      {
        "id": 661,
        "status": "open",
        "car": {
          "title": "Chevrolet Gentra, 2017",
          "brand": "Chevrolet",
          "car_model": "Gentra",
          "brand_id": 3,
          "model_id": 28,
          "year": 2017,
          "mileage": 138000,
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
          "photos": [
            {
              "id": "g3ntra17fr",
              "url": "/media/g3ntra17fr.webp",
              "thumbnail": "/media/g3ntra17fr.thumb.webp"
            }
          ]
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
        "asking_price": 104000000,
        "currency": "UZS",
        "asking_price_uzs": 104000000,
        "comparables": 14,
        "market_price": 101000000,
        "market_from": 94000000,
        "market_to": 109000000,
        "offer_count": 3,
        "best_price": 92000000,
        "best_currency": "UZS",
        "best_price_uzs": 92000000,
        "headroom": -3120000,
        "my_offer": {
          "id": 884,
          "trade_in_auto_id": 661,
          "is_mine": true,
          "version": 1,
          "price": 88500000,
          "currency": "UZS",
          "price_uzs": 88500000,
          "valid_until": "2025-11-20T10:25:00Z",
          "status": "sent",
          "rank": 2,
          "allowed_actions": [
            "change",
            "withdraw"
          ],
          "avtosalon": {
            "id": 31,
            "name": "Karvon Chilonzor"
          },
          "comment": "",
          "author": {
            "id": 61,
            "full_name": "Нодира Алиева"
          },
          "created_at": "2025-11-20T05:15:00Z"
        },
        "client_name": "Акмаль",
        "desired_car_text": "Chevrolet Tracker",
        "lead_id": 9303,
        "allowed_actions": [
          "change",
          "withdraw"
        ],
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "open_until": "2025-11-20T10:29:00Z",
        "created_at": "2025-11-13T08:00:00Z"
      },
      {
        "id": 640,
        "status": "open",
        "car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "brand_id": 12,
          "model_id": 141,
          "year": 2018,
          "mileage": 112000,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "color": {
            "id": 44,
            "translations": {
              "ru": {
                "name": "Зелёный"
              },
              "uz": {
                "name": "Yashil"
              }
            }
          },
          "condition": "good",
          "number_of_owners": 1,
          "changed_part": [
            {
              "part": "front_left_fender",
              "change": "replaced"
            },
            {
              "part": "front_right_fender",
              "change": "replaced"
            }
          ],
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            },
            {
              "id": "n3x1a3side",
              "url": "/media/n3x1a3side.webp",
              "thumbnail": "/media/n3x1a3side.thumb.webp"
            },
            {
              "id": "n3x1a3rear",
              "url": "/media/n3x1a3rear.webp",
              "thumbnail": "/media/n3x1a3rear.thumb.webp"
            }
          ],
          "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
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
        "asking_price": 85000000,
        "currency": "UZS",
        "asking_price_uzs": 85000000,
        "comparables": 9,
        "market_price": 82000000,
        "market_from": 75000000,
        "market_to": 88000000,
        "offer_count": 2,
        "best_price": 78000000,
        "best_currency": "UZS",
        "best_price_uzs": 78000000,
        "headroom": -5840000,
        "my_offer": {
          "id": 880,
          "trade_in_auto_id": 640,
          "is_mine": true,
          "version": 2,
          "price": 78000000,
          "currency": "UZS",
          "price_uzs": 78000000,
          "previous_price": 76000000,
          "previous_currency": "UZS",
          "valid_until": "2025-11-27T18:59:59Z",
          "status": "sent",
          "rank": 1,
          "allowed_actions": [
            "change",
            "withdraw"
          ],
          "avtosalon": {
            "id": 31,
            "name": "Karvon Chilonzor"
          },
          "comment": "Готовы принять сегодня",
          "author": {
            "id": 60,
            "full_name": "Жасур Каримов"
          },
          "created_at": "2025-11-19T11:00:00Z",
          "updated_at": "2025-11-20T06:32:00Z"
        },
        "client_name": "Улугбек",
        "desired_car_text": "Chevrolet Onix, до 150 000 000 сум",
        "allowed_actions": [
          "change",
          "withdraw"
        ],
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "open_until": "2025-12-02T13:49:00Z",
        "created_at": "2025-11-18T10:00:00Z"
      },
      {
        "id": 672,
        "status": "open",
        "car": {
          "title": "Chevrolet Captiva, 2014",
          "brand": "Chevrolet",
          "car_model": "Captiva",
          "brand_id": 3,
          "model_id": 36,
          "year": 2014,
          "mileage": 181000,
          "photos": [
            {
              "id": "c4ptiva14f",
              "url": "/media/c4ptiva14f.webp",
              "thumbnail": "/media/c4ptiva14f.thumb.webp"
            }
          ]
        },
        "region": {
          "id": 3,
          "translations": {
            "ru": {
              "name": "Бухарская область"
            },
            "uz": {
              "name": "Buxoro viloyati"
            }
          }
        },
        "asking_price": 118000000,
        "currency": "UZS",
        "asking_price_uzs": 118000000,
        "comparables": 3,
        "offer_count": 0,
        "client_name": "Шухрат",
        "desired_car_text": "Chery Tiggo 7",
        "allowed_actions": [
          "offer"
        ],
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "open_until": "2025-11-29T20:49:00Z",
        "created_at": "2025-11-19T04:30:00Z"
      },
      {
        "id": 655,
        "status": "open",
        "car": {
          "title": "Chevrolet Spark, 2019",
          "brand": "Chevrolet",
          "car_model": "Spark",
          "brand_id": 3,
          "model_id": 33,
          "year": 2019,
          "mileage": 64000,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "color": {
            "id": 43,
            "translations": {
              "ru": {
                "name": "Синий"
              },
              "uz": {
                "name": "Ko‘k"
              }
            }
          },
          "condition": "good",
          "number_of_owners": 2,
          "photos": [
            {
              "id": "sp4rk19fro",
              "url": "/media/sp4rk19fro.webp",
              "thumbnail": "/media/sp4rk19fro.thumb.webp"
            },
            {
              "id": "sp4rk19rea",
              "url": "/media/sp4rk19rea.webp",
              "thumbnail": "/media/sp4rk19rea.thumb.webp"
            }
          ]
        },
        "region": {
          "id": 8,
          "translations": {
            "ru": {
              "name": "Самаркандская область"
            },
            "uz": {
              "name": "Samarqand viloyati"
            }
          }
        },
        "asking_price": 7900,
        "currency": "USD",
        "asking_price_uzs": 95590000,
        "comparables": 7,
        "market_price": 96000000,
        "market_from": 88000000,
        "market_to": 104000000,
        "offer_count": 0,
        "client_name": "Феруза",
        "allowed_actions": [
          "offer"
        ],
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "open_until": "2025-12-04T11:49:00Z",
        "created_at": "2025-11-20T06:00:00Z",
        "headroom": 84480000
      }
    ],
    "count": 23,
    "statuses": {
      "open": 23,
      "mine": 6,
      "won": 2,
      "closed": 41
    }
  },
  getTradeInAuto: {
    "id": 640,
    "status": "open",
    "car": {
      "title": "Daewoo Nexia 3, 2018",
      "brand": "Daewoo",
      "car_model": "Nexia 3",
      "brand_id": 12,
      "model_id": 141,
      "year": 2018,
      "mileage": 112000,
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
        "id": 25,
        "translations": {
          "ru": {
            "name": "Механика"
          },
          "uz": {
            "name": "Mexanika"
          }
        }
      },
      "color": {
        "id": 44,
        "translations": {
          "ru": {
            "name": "Зелёный"
          },
          "uz": {
            "name": "Yashil"
          }
        }
      },
      "condition": "good",
      "number_of_owners": 1,
      "changed_part": [
        {
          "part": "front_left_fender",
          "change": "replaced"
        },
        {
          "part": "front_right_fender",
          "change": "replaced"
        }
      ],
      "photos": [
        {
          "id": "n3x1a3fron",
          "url": "/media/n3x1a3fron.webp",
          "thumbnail": "/media/n3x1a3fron.thumb.webp"
        },
        {
          "id": "n3x1a3side",
          "url": "/media/n3x1a3side.webp",
          "thumbnail": "/media/n3x1a3side.thumb.webp"
        },
        {
          "id": "n3x1a3rear",
          "url": "/media/n3x1a3rear.webp",
          "thumbnail": "/media/n3x1a3rear.thumb.webp"
        }
      ],
      "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
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
    "asking_price": 85000000,
    "currency": "UZS",
    "asking_price_uzs": 85000000,
    "comparables": 9,
    "market_price": 82000000,
    "market_from": 75000000,
    "market_to": 88000000,
    "offer_count": 2,
    "best_price": 78000000,
    "best_currency": "UZS",
    "best_price_uzs": 78000000,
    "headroom": -5840000,
    "my_offer": {
      "id": 880,
      "trade_in_auto_id": 640,
      "is_mine": true,
      "version": 2,
      "price": 78000000,
      "currency": "UZS",
      "price_uzs": 78000000,
      "previous_price": 76000000,
      "previous_currency": "UZS",
      "valid_until": "2025-11-27T18:59:59Z",
      "status": "sent",
      "rank": 1,
      "allowed_actions": [
        "change",
        "withdraw"
      ],
      "avtosalon": {
        "id": 31,
        "name": "Karvon Chilonzor"
      },
      "comment": "Готовы принять сегодня",
      "author": {
        "id": 60,
        "full_name": "Жасур Каримов"
      },
      "created_at": "2025-11-19T11:00:00Z",
      "updated_at": "2025-11-20T06:32:00Z"
    },
    "client_name": "Улугбек",
    "desired_car_text": "Chevrolet Onix, до 150 000 000 сум",
    "allowed_actions": [
      "change",
      "withdraw"
    ],
    "rate": {
      "rate": 12100,
      "date": "2025-11-20"
    },
    "open_until": "2025-12-02T13:49:00Z",
    "created_at": "2025-11-18T10:00:00Z"
  },
  listOffers: {
    "results": [
      {
        "id": 880,
        "trade_in_auto_id": 640,
        "is_mine": true,
        "version": 2,
        "price": 78000000,
        "currency": "UZS",
        "price_uzs": 78000000,
        "previous_price": 76000000,
        "previous_currency": "UZS",
        "valid_until": "2025-11-27T18:59:59Z",
        "status": "sent",
        "rank": 1,
        "allowed_actions": [
          "change",
          "withdraw"
        ],
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "comment": "Готовы принять сегодня",
        "author": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "created_at": "2025-11-19T11:00:00Z",
        "updated_at": "2025-11-20T06:32:00Z"
      },
      {
        "id": 871,
        "trade_in_auto_id": 640,
        "is_mine": false,
        "price": 75000000,
        "currency": "UZS",
        "price_uzs": 75000000,
        "valid_until": "2025-11-25T18:59:59Z",
        "status": "sent",
        "rank": 2,
        "created_at": "2025-11-18T15:30:00Z"
      },
      {
        "id": 869,
        "trade_in_auto_id": 640,
        "is_mine": false,
        "price": 72500000,
        "currency": "UZS",
        "price_uzs": 72500000,
        "valid_until": "2025-11-19T18:59:59Z",
        "status": "expired",
        "created_at": "2025-11-18T12:10:00Z"
      }
    ],
    "count": 3
  },
  createOffer: {
    "id": 880,
    "trade_in_auto_id": 640,
    "is_mine": true,
    "version": 2,
    "price": 78000000,
    "currency": "UZS",
    "price_uzs": 78000000,
    "previous_price": 76000000,
    "previous_currency": "UZS",
    "valid_until": "2025-11-27T18:59:59Z",
    "status": "sent",
    "rank": 1,
    "allowed_actions": [
      "change",
      "withdraw"
    ],
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "comment": "Готовы принять сегодня",
    "author": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "created_at": "2025-11-19T11:00:00Z",
    "updated_at": "2025-11-20T06:32:00Z"
  },
  getTradeInHistory: {
    "results": [
      {
        "id": 7712,
        "at": "2025-11-20T06:32:00Z",
        "kind": "changed",
        "actor": {
          "kind": "dealer",
          "name": "Нодира Алиева"
        },
        "offer_id": 880,
        "price": 78000000,
        "currency": "UZS",
        "previous_price": 76000000,
        "previous_currency": "UZS",
        "valid_until": "2025-11-27T18:59:59Z"
      },
      {
        "id": 7690,
        "at": "2025-11-19T11:00:00Z",
        "kind": "offered",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "offer_id": 880,
        "price": 76000000,
        "currency": "UZS",
        "valid_until": "2025-11-27T18:59:59Z"
      }
    ],
    "count": 2
  },
  updateOffer: {
    "id": 880,
    "trade_in_auto_id": 640,
    "is_mine": true,
    "version": 3,
    "price": 80000000,
    "currency": "UZS",
    "price_uzs": 80000000,
    "previous_price": 78000000,
    "previous_currency": "UZS",
    "valid_until": "2025-11-27T18:59:59Z",
    "status": "sent",
    "rank": 1,
    "allowed_actions": [
      "change",
      "withdraw"
    ],
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "comment": "Готовы принять сегодня",
    "author": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "created_at": "2025-11-19T11:00:00Z",
    "updated_at": "2025-11-20T09:05:00Z"
  },
  listApplications: {
    "results": [
      {
        "id": 398,
        "version": 3,
        "source": "marketplace",
        "client_name": "Достон Каримов",
        "phone": "+998903458812",
        "current_car": {
          "title": "Chevrolet Gentra, 2016",
          "brand": "Chevrolet",
          "car_model": "Gentra",
          "year": 2016,
          "mileage": 141000,
          "photos": [
            {
              "id": "g3ntra16fr",
              "url": "/media/g3ntra16fr.webp",
              "thumbnail": "/media/g3ntra16fr.thumb.webp"
            }
          ]
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "scheduled",
        "allowed_transitions": [
          "scheduled",
          "approved",
          "rejected"
        ],
        "is_overdue": true,
        "manager_comment": "",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "desired_car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "desired_status": "active",
        "desired_price": 165500000,
        "desired_currency": "UZS",
        "market_price": 88000000,
        "price": 86000000,
        "surcharge": 79500000,
        "scheduled_at": "2025-11-19T06:00:00Z",
        "responsible": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "created_at": "2025-11-17T08:20:00Z",
        "updated_at": "2025-11-18T04:10:00Z"
      },
      {
        "id": 409,
        "version": 2,
        "source": "marketplace",
        "client_name": "Rustam Nazarov",
        "phone": "+998974021933",
        "current_car": {
          "title": "Chevrolet Damas, 2020",
          "brand": "Chevrolet",
          "car_model": "Damas",
          "year": 2020,
          "mileage": 86000,
          "photos": [
            {
              "id": "d4mas20fro",
              "url": "/media/d4mas20fro.webp",
              "thumbnail": "/media/d4mas20fro.thumb.webp"
            }
          ]
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "scheduled",
        "allowed_transitions": [
          "scheduled",
          "approved",
          "rejected"
        ],
        "is_overdue": false,
        "manager_comment": "",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "desired_car": {
          "id": 5071,
          "title": "BYD Song Plus DM-i, 2024",
          "photo": {
            "id": "s0ngPlus24",
            "url": "/media/s0ngPlus24.webp",
            "thumbnail": "/media/s0ngPlus24.thumb.webp"
          }
        },
        "desired_status": "active",
        "desired_price": 345000000,
        "desired_currency": "UZS",
        "market_price": 79500000,
        "surcharge": 265500000,
        "scheduled_at": "2025-11-20T11:30:00Z",
        "responsible": {
          "id": 62,
          "full_name": "Ислом Раҳимов"
        },
        "created_at": "2025-11-19T07:05:00Z",
        "updated_at": "2025-11-19T09:00:00Z"
      },
      {
        "id": 405,
        "version": 4,
        "source": "room",
        "client_name": "Дилноза Рашидова",
        "phone": "+998909876543",
        "current_car": {
          "title": "Chevrolet Spark, 2019",
          "brand": "Chevrolet",
          "car_model": "Spark",
          "brand_id": 3,
          "model_id": 33,
          "year": 2019,
          "mileage": 64000,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "color": {
            "id": 43,
            "translations": {
              "ru": {
                "name": "Синий"
              },
              "uz": {
                "name": "Ko‘k"
              }
            }
          },
          "condition": "good",
          "number_of_owners": 2,
          "photos": [
            {
              "id": "sp4rk19fro",
              "url": "/media/sp4rk19fro.webp",
              "thumbnail": "/media/sp4rk19fro.thumb.webp"
            },
            {
              "id": "sp4rk19rea",
              "url": "/media/sp4rk19rea.webp",
              "thumbnail": "/media/sp4rk19rea.thumb.webp"
            }
          ]
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "scheduled",
        "allowed_transitions": [
          "scheduled",
          "approved",
          "rejected"
        ],
        "is_overdue": false,
        "manager_comment": "Просит оставить зимние колёса в комплекте",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
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
        "desired_status": "active",
        "desired_price": 219000000,
        "desired_currency": "UZS",
        "market_price": 96000000,
        "price": 94000000,
        "surcharge": 125000000,
        "scheduled_at": "2025-11-21T06:00:00Z",
        "responsible": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "room_id": 701,
        "lead_id": 9303,
        "created_at": "2025-11-19T14:00:00Z",
        "updated_at": "2025-11-20T05:30:00Z"
      },
      {
        "id": 412,
        "version": 1,
        "source": "marketplace",
        "client_name": "Улугбек Тошматов",
        "phone": "+998946661234",
        "current_car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "brand_id": 12,
          "model_id": 141,
          "year": 2018,
          "mileage": 112000,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "color": {
            "id": 44,
            "translations": {
              "ru": {
                "name": "Зелёный"
              },
              "uz": {
                "name": "Yashil"
              }
            }
          },
          "condition": "good",
          "number_of_owners": 1,
          "changed_part": [
            {
              "part": "front_left_fender",
              "change": "replaced"
            },
            {
              "part": "front_right_fender",
              "change": "replaced"
            }
          ],
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            },
            {
              "id": "n3x1a3side",
              "url": "/media/n3x1a3side.webp",
              "thumbnail": "/media/n3x1a3side.thumb.webp"
            },
            {
              "id": "n3x1a3rear",
              "url": "/media/n3x1a3rear.webp",
              "thumbnail": "/media/n3x1a3rear.thumb.webp"
            }
          ],
          "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "pending",
        "allowed_transitions": [
          "scheduled",
          "rejected"
        ],
        "is_overdue": false,
        "manager_comment": "",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
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
        "desired_status": "active",
        "desired_price": 219000000,
        "desired_currency": "UZS",
        "market_price": 98000000,
        "surcharge": 121000000,
        "created_at": "2025-11-20T06:45:00Z",
        "updated_at": "2025-11-20T06:45:00Z"
      },
      {
        "id": 390,
        "version": 5,
        "source": "trade_in_auto",
        "client_name": "Лола Пулатова",
        "phone": "+998996512048",
        "current_car": {
          "title": "Chevrolet Cobalt, 2018",
          "brand": "Chevrolet",
          "car_model": "Cobalt",
          "year": 2018,
          "mileage": 97000,
          "photos": [
            {
              "id": "c0balt18fr",
              "url": "/media/c0balt18fr.webp",
              "thumbnail": "/media/c0balt18fr.thumb.webp"
            }
          ]
        },
        "currency": "UZS",
        "rate": {
          "rate": 12095,
          "date": "2025-11-18"
        },
        "status": "approved",
        "allowed_transitions": [],
        "is_overdue": false,
        "manager_comment": "",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "desired_car": {
          "id": 5060,
          "title": "Chevrolet Spark, 2021",
          "photo": {
            "id": "sp4rk21whi",
            "url": "/media/sp4rk21whi.webp",
            "thumbnail": "/media/sp4rk21whi.thumb.webp"
          }
        },
        "desired_status": "active",
        "desired_price": 98500000,
        "desired_currency": "UZS",
        "market_price": 104000000,
        "price": 101500000,
        "surcharge": -3000000,
        "scheduled_at": "2025-11-18T10:00:00Z",
        "responsible": {
          "id": 62,
          "full_name": "Ислом Раҳимов"
        },
        "trade_in_auto_id": 617,
        "auto_id": 5102,
        "created_at": "2025-11-15T11:40:00Z",
        "updated_at": "2025-11-18T11:05:00Z",
        "decided_at": "2025-11-18T11:05:00Z"
      },
      {
        "id": 384,
        "version": 3,
        "source": "marketplace",
        "client_name": "Малика Исмоилова",
        "phone": "+998942086619",
        "current_car": {
          "title": "Chevrolet Gentra, 2012",
          "brand": "Chevrolet",
          "car_model": "Gentra",
          "year": 2012,
          "mileage": 205000,
          "photos": []
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "rejected",
        "allowed_transitions": [],
        "is_overdue": false,
        "manager_comment": "Решила подождать до весны",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "desired_car": {
          "id": 5044,
          "title": "Chevrolet Cobalt, 2024",
          "photo": {
            "id": "c0bAlt24wh",
            "url": "/media/c0bAlt24wh.webp",
            "thumbnail": "/media/c0bAlt24wh.thumb.webp"
          }
        },
        "desired_status": "active",
        "desired_price": 165500000,
        "desired_currency": "UZS",
        "market_price": 62000000,
        "surcharge": 103500000,
        "responsible": {
          "id": 62,
          "full_name": "Ислом Раҳимов"
        },
        "reject_reason": "changed_mind",
        "created_at": "2025-11-13T05:15:00Z",
        "updated_at": "2025-11-14T06:00:00Z",
        "decided_at": "2025-11-14T06:00:00Z"
      }
    ],
    "count": 34,
    "statuses": {
      "pending": 3,
      "scheduled": 5,
      "approved": 19,
      "rejected": 7
    },
    "today_count": 2,
    "overdue_count": 1,
    "decisions": {
      "from": "2025-10-22",
      "to": "2025-11-20",
      "decided": 26,
      "approved": 19,
      "rejected": 7
    }
  },
  createApplication: {
    "id": 405,
    "version": 4,
    "source": "room",
    "client_name": "Дилноза Рашидова",
    "phone": "+998909876543",
    "current_car": {
      "title": "Chevrolet Spark, 2019",
      "brand": "Chevrolet",
      "car_model": "Spark",
      "brand_id": 3,
      "model_id": 33,
      "year": 2019,
      "mileage": 64000,
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
        "id": 25,
        "translations": {
          "ru": {
            "name": "Механика"
          },
          "uz": {
            "name": "Mexanika"
          }
        }
      },
      "color": {
        "id": 43,
        "translations": {
          "ru": {
            "name": "Синий"
          },
          "uz": {
            "name": "Ko‘k"
          }
        }
      },
      "condition": "good",
      "number_of_owners": 2,
      "photos": [
        {
          "id": "sp4rk19fro",
          "url": "/media/sp4rk19fro.webp",
          "thumbnail": "/media/sp4rk19fro.thumb.webp"
        },
        {
          "id": "sp4rk19rea",
          "url": "/media/sp4rk19rea.webp",
          "thumbnail": "/media/sp4rk19rea.thumb.webp"
        }
      ]
    },
    "currency": "UZS",
    "rate": {
      "rate": 12100,
      "date": "2025-11-20"
    },
    "status": "scheduled",
    "allowed_transitions": [
      "scheduled",
      "approved",
      "rejected"
    ],
    "is_overdue": false,
    "manager_comment": "Просит оставить зимние колёса в комплекте",
    "contact_count": 1,
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
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
    "desired_status": "active",
    "desired_price": 219000000,
    "desired_currency": "UZS",
    "market_price": 96000000,
    "price": 94000000,
    "surcharge": 125000000,
    "scheduled_at": "2025-11-21T06:00:00Z",
    "responsible": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "room_id": 701,
    "lead_id": 9303,
    "created_at": "2025-11-19T14:00:00Z",
    "updated_at": "2025-11-20T05:30:00Z"
  },
  updateApplications: {
    "done": 1,
    "failed": 1,
    "results": [
      {
        "id": 412,
        "ok": true,
        "application": {
          "id": 412,
          "version": 2,
          "source": "marketplace",
          "client_name": "Улугбек Тошматов",
          "phone": "+998946661234",
          "current_car": {
            "title": "Daewoo Nexia 3, 2018",
            "brand": "Daewoo",
            "car_model": "Nexia 3",
            "brand_id": 12,
            "model_id": 141,
            "year": 2018,
            "mileage": 112000,
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
              "id": 25,
              "translations": {
                "ru": {
                  "name": "Механика"
                },
                "uz": {
                  "name": "Mexanika"
                }
              }
            },
            "color": {
              "id": 44,
              "translations": {
                "ru": {
                  "name": "Зелёный"
                },
                "uz": {
                  "name": "Yashil"
                }
              }
            },
            "condition": "good",
            "number_of_owners": 1,
            "changed_part": [
              {
                "part": "front_left_fender",
                "change": "replaced"
              },
              {
                "part": "front_right_fender",
                "change": "replaced"
              }
            ],
            "photos": [
              {
                "id": "n3x1a3fron",
                "url": "/media/n3x1a3fron.webp",
                "thumbnail": "/media/n3x1a3fron.thumb.webp"
              },
              {
                "id": "n3x1a3side",
                "url": "/media/n3x1a3side.webp",
                "thumbnail": "/media/n3x1a3side.thumb.webp"
              },
              {
                "id": "n3x1a3rear",
                "url": "/media/n3x1a3rear.webp",
                "thumbnail": "/media/n3x1a3rear.thumb.webp"
              }
            ],
            "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
          },
          "currency": "UZS",
          "rate": {
            "rate": 12100,
            "date": "2025-11-20"
          },
          "status": "pending",
          "allowed_transitions": [
            "scheduled",
            "rejected"
          ],
          "is_overdue": false,
          "manager_comment": "",
          "contact_count": 1,
          "avtosalon": {
            "id": 31,
            "name": "Karvon Chilonzor"
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
          "desired_status": "active",
          "desired_price": 219000000,
          "desired_currency": "UZS",
          "market_price": 98000000,
          "surcharge": 121000000,
          "created_at": "2025-11-20T06:45:00Z",
          "updated_at": "2025-11-20T09:41:00Z",
          "responsible": {
            "id": 61,
            "full_name": "Нодира Алиева"
          }
        }
      },
      {
        "id": 384,
        "ok": false,
        "code": "transition_not_allowed",
        "application": {
          "id": 384,
          "version": 3,
          "source": "marketplace",
          "client_name": "Малика Исмоилова",
          "phone": "+998942086619",
          "current_car": {
            "title": "Chevrolet Gentra, 2012",
            "brand": "Chevrolet",
            "car_model": "Gentra",
            "year": 2012,
            "mileage": 205000,
            "photos": []
          },
          "currency": "UZS",
          "rate": {
            "rate": 12100,
            "date": "2025-11-20"
          },
          "status": "rejected",
          "allowed_transitions": [],
          "is_overdue": false,
          "manager_comment": "Решила подождать до весны",
          "contact_count": 1,
          "avtosalon": {
            "id": 31,
            "name": "Karvon Chilonzor"
          },
          "desired_car": {
            "id": 5044,
            "title": "Chevrolet Cobalt, 2024",
            "photo": {
              "id": "c0bAlt24wh",
              "url": "/media/c0bAlt24wh.webp",
              "thumbnail": "/media/c0bAlt24wh.thumb.webp"
            }
          },
          "desired_status": "active",
          "desired_price": 165500000,
          "desired_currency": "UZS",
          "market_price": 62000000,
          "surcharge": 103500000,
          "responsible": {
            "id": 62,
            "full_name": "Ислом Раҳимов"
          },
          "reject_reason": "changed_mind",
          "created_at": "2025-11-13T05:15:00Z",
          "updated_at": "2025-11-14T06:00:00Z",
          "decided_at": "2025-11-14T06:00:00Z"
        }
      }
    ]
  },
  getApplication: {
    "id": 412,
    "version": 1,
    "source": "marketplace",
    "client_name": "Улугбек Тошматов",
    "phone": "+998946661234",
    "current_car": {
      "title": "Daewoo Nexia 3, 2018",
      "brand": "Daewoo",
      "car_model": "Nexia 3",
      "brand_id": 12,
      "model_id": 141,
      "year": 2018,
      "mileage": 112000,
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
        "id": 25,
        "translations": {
          "ru": {
            "name": "Механика"
          },
          "uz": {
            "name": "Mexanika"
          }
        }
      },
      "color": {
        "id": 44,
        "translations": {
          "ru": {
            "name": "Зелёный"
          },
          "uz": {
            "name": "Yashil"
          }
        }
      },
      "condition": "good",
      "number_of_owners": 1,
      "changed_part": [
        {
          "part": "front_left_fender",
          "change": "replaced"
        },
        {
          "part": "front_right_fender",
          "change": "replaced"
        }
      ],
      "photos": [
        {
          "id": "n3x1a3fron",
          "url": "/media/n3x1a3fron.webp",
          "thumbnail": "/media/n3x1a3fron.thumb.webp"
        },
        {
          "id": "n3x1a3side",
          "url": "/media/n3x1a3side.webp",
          "thumbnail": "/media/n3x1a3side.thumb.webp"
        },
        {
          "id": "n3x1a3rear",
          "url": "/media/n3x1a3rear.webp",
          "thumbnail": "/media/n3x1a3rear.thumb.webp"
        }
      ],
      "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
    },
    "currency": "UZS",
    "rate": {
      "rate": 12100,
      "date": "2025-11-20"
    },
    "status": "pending",
    "allowed_transitions": [
      "scheduled",
      "rejected"
    ],
    "is_overdue": false,
    "manager_comment": "",
    "contact_count": 1,
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
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
    "desired_status": "active",
    "desired_price": 219000000,
    "desired_currency": "UZS",
    "market_price": 98000000,
    "surcharge": 121000000,
    "created_at": "2025-11-20T06:45:00Z",
    "updated_at": "2025-11-20T06:45:00Z"
  },
  updateApplication: {
    "id": 405,
    "version": 4,
    "source": "room",
    "client_name": "Дилноза Рашидова",
    "phone": "+998909876543",
    "current_car": {
      "title": "Chevrolet Spark, 2019",
      "brand": "Chevrolet",
      "car_model": "Spark",
      "brand_id": 3,
      "model_id": 33,
      "year": 2019,
      "mileage": 64000,
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
        "id": 25,
        "translations": {
          "ru": {
            "name": "Механика"
          },
          "uz": {
            "name": "Mexanika"
          }
        }
      },
      "color": {
        "id": 43,
        "translations": {
          "ru": {
            "name": "Синий"
          },
          "uz": {
            "name": "Ko‘k"
          }
        }
      },
      "condition": "good",
      "number_of_owners": 2,
      "photos": [
        {
          "id": "sp4rk19fro",
          "url": "/media/sp4rk19fro.webp",
          "thumbnail": "/media/sp4rk19fro.thumb.webp"
        },
        {
          "id": "sp4rk19rea",
          "url": "/media/sp4rk19rea.webp",
          "thumbnail": "/media/sp4rk19rea.thumb.webp"
        }
      ]
    },
    "currency": "UZS",
    "rate": {
      "rate": 12100,
      "date": "2025-11-20"
    },
    "status": "scheduled",
    "allowed_transitions": [
      "scheduled",
      "approved",
      "rejected"
    ],
    "is_overdue": false,
    "manager_comment": "Просит оставить зимние колёса в комплекте",
    "contact_count": 1,
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
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
    "desired_status": "active",
    "desired_price": 219000000,
    "desired_currency": "UZS",
    "market_price": 96000000,
    "price": 94000000,
    "surcharge": 125000000,
    "scheduled_at": "2025-11-21T06:00:00Z",
    "responsible": {
      "id": 61,
      "full_name": "Нодира Алиева"
    },
    "room_id": 701,
    "lead_id": 9303,
    "created_at": "2025-11-19T14:00:00Z",
    "updated_at": "2025-11-20T05:30:00Z"
  },
  getApplicationHistory: {
    "results": [
      {
        "id": 5161,
        "at": "2025-11-20T05:30:00Z",
        "kind": "changed",
        "actor": {
          "kind": "dealer",
          "name": "Нодира Алиева"
        },
        "changes": [
          {
            "field": "price",
            "before": "92000000",
            "after": "94000000"
          }
        ]
      },
      {
        "id": 5140,
        "at": "2025-11-19T14:20:00Z",
        "kind": "status_changed",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "from": "pending",
        "to": "scheduled",
        "changes": [
          {
            "field": "scheduled_at",
            "after": "21.11.2025 11:00"
          },
          {
            "field": "responsible",
            "after": "Нодира Алиева"
          }
        ]
      },
      {
        "id": 5139,
        "at": "2025-11-19T14:00:00Z",
        "kind": "created",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "changes": []
      }
    ],
    "count": 3
  },
  addApplication: {
    "id": 412,
    "external_id": "mp-ti-5512",
    "status": "pending",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "currency": "UZS",
    "created_at": "2025-11-20T06:45:00Z",
    "updated_at": "2025-11-20T06:45:00Z"
  },
  getMarketplaceApplication: {
    "id": 398,
    "external_id": "mp-ti-5480",
    "status": "scheduled",
    "scheduled_at": "2025-11-19T06:00:00Z",
    "avtosalon": {
      "id": 31,
      "name": "Karvon Chilonzor"
    },
    "currency": "UZS",
    "created_at": "2025-11-17T08:20:00Z",
    "updated_at": "2025-11-18T04:10:00Z"
  },
  addTradeInAuto: {
    "id": 655,
    "external_id": "mp-tia-771",
    "status": "open",
    "offer_count": 0,
    "open_until": "2025-12-04T11:49:00Z",
    "created_at": "2025-11-20T06:00:00Z"
  },
  getMarketplaceTradeInAuto: {
    "id": 640,
    "external_id": "mp-tia-758",
    "status": "open",
    "offer_count": 2,
    "open_until": "2025-12-02T13:49:00Z",
    "created_at": "2025-11-18T10:00:00Z"
  },
  listMarketplaceOffers: {
    "results": [
      {
        "id": 880,
        "trade_in_auto_id": 640,
        "dealership": {
          "id": 20418,
          "name": "Karvon Chilonzor",
          "phone": "+998712001031",
          "address": "Bunyodkor shoh ko‘chasi, 42"
        },
        "price": 78000000,
        "currency": "UZS",
        "price_uzs": 78000000,
        "valid_until": "2025-11-27T18:59:59Z",
        "status": "sent",
        "rank": 1,
        "comment": "Готовы принять сегодня",
        "created_at": "2025-11-19T11:00:00Z"
      },
      {
        "id": 871,
        "trade_in_auto_id": 640,
        "dealership": {
          "id": 20377,
          "name": "Avto Olam Sergeli",
          "phone": "+998712440090"
        },
        "price": 75000000,
        "currency": "UZS",
        "price_uzs": 75000000,
        "valid_until": "2025-11-25T18:59:59Z",
        "status": "sent",
        "rank": 2,
        "comment": "",
        "created_at": "2025-11-18T15:30:00Z"
      }
    ],
    "count": 2
  },
  closeTradeInAuto: {
    "id": 640,
    "external_id": "mp-tia-758",
    "status": "closed",
    "offer_count": 0,
    "open_until": "2025-12-02T13:49:00Z",
    "created_at": "2025-11-18T10:00:00Z",
    "closed_at": "2025-11-20T09:41:00Z"
  },
  decideOffer: {
    "id": 880,
    "trade_in_auto_id": 640,
    "dealership": {
      "id": 20418,
      "name": "Karvon Chilonzor",
      "phone": "+998712001031",
      "address": "Bunyodkor shoh ko‘chasi, 42"
    },
    "price": 78000000,
    "currency": "UZS",
    "price_uzs": 78000000,
    "valid_until": "2025-11-27T18:59:59Z",
    "status": "accepted",
    "comment": "Готовы принять сегодня",
    "created_at": "2025-11-19T11:00:00Z",
    "decided_at": "2025-11-20T10:00:00Z"
  },
  listCampaigns: {
    "results": [
      {
        "id": 214,
        "version": 2,
        "title": "BYD Song Plus",
        "status": "declined",
        "status_since": "2025-11-08T06:10:00Z",
        "run_state": "off",
        "allowed_actions": [],
        "can_edit": true,
        "can_pay": false,
        "locked_fields": [],
        "reasons": [
          {
            "field": "href",
            "code": "link_not_reachable",
            "text_ru": "Ссылка не открывается",
            "text_uz": "Havola ochilmayapti"
          }
        ],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
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
        "paid": 0,
        "released": 0,
        "spend": 0,
        "budget_left": 0,
        "to_pay": 2000000,
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
        "leads": 0,
        "is_budget_low": false,
        "created_at": "2025-11-07T12:00:00Z"
      },
      {
        "id": 220,
        "version": 7,
        "title": "Осенняя распродажа",
        "status": "active",
        "status_since": "2025-11-14T01:15:00Z",
        "run_state": "running",
        "allowed_actions": [
          "pause",
          "stop"
        ],
        "can_edit": true,
        "can_pay": true,
        "remoderation": {
          "fields": [
            "href",
            "banners",
            "segment",
            "brand"
          ]
        },
        "locked_fields": [
          "price_model",
          "start_date"
        ],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "used_cars",
        "brand": {
          "id": 3,
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
        "paid": 5000000,
        "released": 0,
        "spend": 4550000,
        "budget_left": 450000,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "home_top",
            "language": "ru",
            "title": "Осенняя распродажа",
            "text": "Chevrolet от 96 000 000 сум",
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
            "text": "Chevrolet 96 000 000 so‘mdan",
            "image": {
              "id": "b4nnerUzHt",
              "url": "/media/b4nnerUzHt.webp",
              "thumbnail": "/media/b4nnerUzHt.thumb.webp"
            }
          },
          {
            "position": "search_top",
            "language": "ru",
            "title": "Осенняя распродажа",
            "text": "Chevrolet от 96 000 000 сум",
            "image": {
              "id": "b4nnerRuSt",
              "url": "/media/b4nnerRuSt.webp",
              "thumbnail": "/media/b4nnerRuSt.thumb.webp"
            }
          }
        ],
        "views": 22750,
        "clicks": 614,
        "click_rate": 2.7,
        "leads": 23,
        "cost_per_lead": 197826,
        "is_budget_low": true,
        "runs_out_on": "2025-11-22",
        "daily_spend": 246000,
        "created_at": "2025-10-30T08:00:00Z"
      },
      {
        "id": 222,
        "version": 5,
        "title": "Электромобили",
        "status": "active",
        "status_since": "2025-11-05T00:00:00Z",
        "run_state": "running",
        "allowed_actions": [
          "pause",
          "stop"
        ],
        "can_edit": true,
        "can_pay": true,
        "remoderation": {
          "fields": [
            "href",
            "banners",
            "segment",
            "brand"
          ]
        },
        "locked_fields": [
          "price_model",
          "start_date"
        ],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "electric",
        "start_date": "2025-11-05",
        "end_date": "2025-12-25",
        "budget": 3000000,
        "price_model": "CPC",
        "unit_price": 2000,
        "unit_size": 1,
        "budget_buys": 1500,
        "paid": 3000000,
        "released": 0,
        "spend": 1436000,
        "budget_left": 1564000,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "search_list",
            "language": "ru",
            "title": "Электромобили",
            "text": "Тест-драйв в день обращения",
            "image": {
              "id": "el3ctroRu1",
              "url": "/media/el3ctroRu1.webp",
              "thumbnail": "/media/el3ctroRu1.thumb.webp"
            }
          },
          {
            "position": "search_list",
            "language": "uz",
            "title": "Elektromobillar",
            "text": "Murojaat kunida test-drayv",
            "image": {
              "id": "el3ctroUz1",
              "url": "/media/el3ctroUz1.webp",
              "thumbnail": "/media/el3ctroUz1.thumb.webp"
            }
          }
        ],
        "views": 23930,
        "clicks": 718,
        "click_rate": 3,
        "leads": 14,
        "cost_per_lead": 102571,
        "is_budget_low": false,
        "daily_spend": 44000,
        "created_at": "2025-11-03T09:30:00Z"
      },
      {
        "id": 226,
        "version": 2,
        "title": "Damas для бизнеса",
        "status": "moderation",
        "status_since": "2025-11-19T07:25:00Z",
        "run_state": "off",
        "allowed_actions": [
          "stop"
        ],
        "can_edit": true,
        "can_pay": true,
        "locked_fields": [],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "commercial",
        "start_date": "2025-12-01",
        "end_date": "2025-12-30",
        "budget": 870000,
        "price_model": "CPM",
        "unit_price": 20000,
        "unit_size": 100,
        "budget_buys": 4350,
        "paid": 870000,
        "released": 0,
        "spend": 0,
        "budget_left": 870000,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "listing_side",
            "language": "ru",
            "title": "Damas для бизнеса",
            "text": "Без первого взноса для юрлиц",
            "image": {
              "id": "d4masBizR1",
              "url": "/media/d4masBizR1.webp",
              "thumbnail": "/media/d4masBizR1.thumb.webp"
            }
          }
        ],
        "views": 0,
        "clicks": 0,
        "leads": 0,
        "is_budget_low": false,
        "created_at": "2025-11-17T04:05:00Z"
      },
      {
        "id": 218,
        "version": 4,
        "title": "Первый взнос 20 %",
        "status": "paused",
        "status_since": "2025-11-18T08:20:00Z",
        "status_by": {
          "id": 61,
          "full_name": "Нодира Алиева"
        },
        "pause_reason": "dealer",
        "run_state": "off",
        "allowed_actions": [
          "continue",
          "stop"
        ],
        "can_edit": true,
        "can_pay": true,
        "remoderation": {
          "fields": [
            "href",
            "banners",
            "segment",
            "brand"
          ]
        },
        "locked_fields": [
          "price_model",
          "start_date"
        ],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "used_cars",
        "start_date": "2025-11-06",
        "end_date": "2025-12-05",
        "budget": 1000000,
        "price_model": "CPC",
        "unit_price": 2000,
        "unit_size": 1,
        "budget_buys": 500,
        "paid": 1000000,
        "released": 0,
        "spend": 434000,
        "budget_left": 566000,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "search_top",
            "language": "ru",
            "title": "Первый взнос 20 %",
            "text": "Рассрочка до 36 месяцев",
            "image": {
              "id": "p3rvyVznRu",
              "url": "/media/p3rvyVznRu.webp",
              "thumbnail": "/media/p3rvyVznRu.thumb.webp"
            }
          }
        ],
        "views": 7270,
        "clicks": 217,
        "click_rate": 3,
        "leads": 4,
        "cost_per_lead": 108500,
        "is_budget_low": false,
        "created_at": "2025-11-04T06:00:00Z"
      },
      {
        "id": 205,
        "version": 4,
        "title": "Октябрь: Cobalt",
        "status": "finished",
        "status_since": "2025-10-15T19:00:00Z",
        "run_state": "off",
        "allowed_actions": [],
        "can_edit": false,
        "can_pay": false,
        "locked_fields": [],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "new_cars",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "start_date": "2025-10-01",
        "end_date": "2025-10-15",
        "budget": 1400150,
        "price_model": "CPM",
        "unit_price": 20000,
        "unit_size": 100,
        "budget_buys": 7000,
        "paid": 1400150,
        "released": 150,
        "spend": 1400000,
        "budget_left": 0,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "home_top",
            "language": "ru",
            "title": "Октябрь: Cobalt",
            "text": "Новый Cobalt в наличии",
            "image": {
              "id": "c0baltOktR",
              "url": "/media/c0baltOktR.webp",
              "thumbnail": "/media/c0baltOktR.thumb.webp"
            }
          }
        ],
        "views": 7000,
        "clicks": 201,
        "click_rate": 2.9,
        "leads": 9,
        "cost_per_lead": 155555,
        "is_budget_low": false,
        "created_at": "2025-09-28T10:00:00Z"
      },
      {
        "id": 199,
        "version": 5,
        "title": "Trade-in за час",
        "status": "stopped",
        "status_since": "2025-09-18T07:05:00Z",
        "status_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "run_state": "off",
        "allowed_actions": [],
        "can_edit": false,
        "can_pay": false,
        "locked_fields": [],
        "reasons": [],
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "services",
        "start_date": "2025-09-01",
        "end_date": "2025-09-30",
        "budget": 1000000,
        "price_model": "CPC",
        "unit_price": 2000,
        "unit_size": 1,
        "budget_buys": 500,
        "paid": 1000000,
        "released": 450000,
        "spend": 550000,
        "budget_left": 0,
        "to_pay": 0,
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "search_list",
            "language": "ru",
            "title": "Trade-in за час",
            "text": "Оценка и деньги в тот же день",
            "image": {
              "id": "tr4deInRu1",
              "url": "/media/tr4deInRu1.webp",
              "thumbnail": "/media/tr4deInRu1.thumb.webp"
            }
          }
        ],
        "views": 8810,
        "clicks": 275,
        "click_rate": 3.1,
        "leads": 8,
        "cost_per_lead": 68750,
        "is_budget_low": false,
        "created_at": "2025-08-29T05:00:00Z"
      }
    ],
    "count": 7,
    "statuses": {
      "moderation": 1,
      "active": 2,
      "paused": 1,
      "stopped": 1,
      "finished": 1,
      "declined": 1
    },
    "totals": {
      "from": "2025-10-22",
      "to": "2025-11-20",
      "spend": 6420000,
      "views": 53950,
      "clicks": 1549,
      "leads": 41,
      "click_rate": 2.9,
      "cost_per_lead": 156585
    }
  },
  createCampaign: {
    "id": 220,
    "version": 1,
    "title": "Осенняя распродажа",
    "status": "moderation",
    "status_since": "2025-10-30T08:00:00Z",
    "run_state": "off",
    "allowed_actions": [
      "stop"
    ],
    "can_edit": true,
    "can_pay": true,
    "locked_fields": [],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Karvon Motors MChJ",
    "segment": "used_cars",
    "brand": {
      "id": 3,
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
    "paid": 0,
    "released": 0,
    "spend": 0,
    "budget_left": 0,
    "to_pay": 5000000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
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
        "text": "Chevrolet 96 000 000 so‘mdan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      },
      {
        "position": "search_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
        "image": {
          "id": "b4nnerRuSt",
          "url": "/media/b4nnerRuSt.webp",
          "thumbnail": "/media/b4nnerRuSt.thumb.webp"
        }
      }
    ],
    "views": 0,
    "clicks": 0,
    "leads": 0,
    "is_budget_low": false,
    "created_at": "2025-10-30T08:00:00Z"
  },
  updateCampaigns: {
    "done": 1,
    "failed": 1,
    "results": [
      {
        "id": 220,
        "ok": true,
        "campaign": {
          "id": 220,
          "version": 8,
          "title": "Осенняя распродажа",
          "status": "paused",
          "status_since": "2025-11-20T09:41:00Z",
          "run_state": "off",
          "allowed_actions": [
            "continue",
            "stop"
          ],
          "can_edit": true,
          "can_pay": true,
          "remoderation": {
            "fields": [
              "href",
              "banners",
              "segment",
              "brand"
            ]
          },
          "locked_fields": [
            "price_model",
            "start_date"
          ],
          "reasons": [],
          "company_owner": "Жасур Каримов",
          "company_name": "Karvon Motors MChJ",
          "segment": "used_cars",
          "brand": {
            "id": 3,
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
          "paid": 5000000,
          "released": 0,
          "spend": 4550000,
          "budget_left": 450000,
          "to_pay": 0,
          "href": "https://karvon.example.uz/salon/31",
          "banners": [
            {
              "position": "home_top",
              "language": "ru",
              "title": "Осенняя распродажа",
              "text": "Chevrolet от 96 000 000 сум",
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
              "text": "Chevrolet 96 000 000 so‘mdan",
              "image": {
                "id": "b4nnerUzHt",
                "url": "/media/b4nnerUzHt.webp",
                "thumbnail": "/media/b4nnerUzHt.thumb.webp"
              }
            },
            {
              "position": "search_top",
              "language": "ru",
              "title": "Осенняя распродажа",
              "text": "Chevrolet от 96 000 000 сум",
              "image": {
                "id": "b4nnerRuSt",
                "url": "/media/b4nnerRuSt.webp",
                "thumbnail": "/media/b4nnerRuSt.thumb.webp"
              }
            }
          ],
          "views": 22750,
          "clicks": 614,
          "click_rate": 2.7,
          "leads": 23,
          "cost_per_lead": 197826,
          "is_budget_low": false,
          "daily_spend": 246000,
          "created_at": "2025-10-30T08:00:00Z",
          "status_by": {
            "id": 60,
            "full_name": "Жасур Каримов"
          },
          "pause_reason": "dealer"
        }
      },
      {
        "id": 205,
        "ok": false,
        "code": "transition_not_allowed",
        "campaign": {
          "id": 205,
          "version": 4,
          "title": "Октябрь: Cobalt",
          "status": "finished",
          "status_since": "2025-10-15T19:00:00Z",
          "run_state": "off",
          "allowed_actions": [],
          "can_edit": false,
          "can_pay": false,
          "locked_fields": [],
          "reasons": [],
          "company_owner": "Жасур Каримов",
          "company_name": "Karvon Motors MChJ",
          "segment": "new_cars",
          "brand": {
            "id": 3,
            "name": "Chevrolet"
          },
          "start_date": "2025-10-01",
          "end_date": "2025-10-15",
          "budget": 1400150,
          "price_model": "CPM",
          "unit_price": 20000,
          "unit_size": 100,
          "budget_buys": 7000,
          "paid": 1400150,
          "released": 150,
          "spend": 1400000,
          "budget_left": 0,
          "to_pay": 0,
          "href": "https://karvon.example.uz/salon/31",
          "banners": [
            {
              "position": "home_top",
              "language": "ru",
              "title": "Октябрь: Cobalt",
              "text": "Новый Cobalt в наличии",
              "image": {
                "id": "c0baltOktR",
                "url": "/media/c0baltOktR.webp",
                "thumbnail": "/media/c0baltOktR.thumb.webp"
              }
            }
          ],
          "views": 7000,
          "clicks": 201,
          "click_rate": 2.9,
          "leads": 9,
          "cost_per_lead": 155555,
          "is_budget_low": false,
          "created_at": "2025-09-28T10:00:00Z"
        }
      }
    ]
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
  listBannerPositions: {
    "results": [
      {
        "position": "home_top",
        "translations": {
          "ru": {
            "name": "Главная, сверху"
          },
          "uz": {
            "name": "Bosh sahifa, tepa"
          }
        },
        "width": 1200,
        "height": 300,
        "max_bytes": 5242880,
        "types": [
          "image/png",
          "image/jpeg"
        ]
      },
      {
        "position": "search_top",
        "translations": {
          "ru": {
            "name": "Поиск, сверху"
          },
          "uz": {
            "name": "Qidiruv, tepa"
          }
        },
        "width": 1200,
        "height": 200,
        "max_bytes": 5242880,
        "types": [
          "image/png",
          "image/jpeg"
        ]
      },
      {
        "position": "search_list",
        "translations": {
          "ru": {
            "name": "Список поиска"
          },
          "uz": {
            "name": "Qidiruv ro‘yxati"
          }
        },
        "width": 640,
        "height": 360,
        "max_bytes": 5242880,
        "types": [
          "image/png",
          "image/jpeg"
        ]
      },
      {
        "position": "listing_side",
        "translations": {
          "ru": {
            "name": "Рядом с объявлением"
          },
          "uz": {
            "name": "E’lon yonida"
          }
        },
        "width": 300,
        "height": 600,
        "max_bytes": 5242880,
        "types": [
          "image/png",
          "image/jpeg"
        ]
      }
    ],
    "count": 4
  },
  getAdPrices: {
    "results": [
      {
        "price_model": "CPM",
        "unit_price": 20000,
        "unit_size": 100,
        "price_per_unit": 200,
        "min_budget": 20000
      },
      {
        "price_model": "CPC",
        "unit_price": 2000,
        "unit_size": 1,
        "price_per_unit": 2000,
        "min_budget": 2000
      }
    ],
    "count": 2
  },
  getCampaign: {
    "id": 220,
    "version": 7,
    "title": "Осенняя распродажа",
    "status": "active",
    "status_since": "2025-11-14T01:15:00Z",
    "run_state": "running",
    "allowed_actions": [
      "pause",
      "stop"
    ],
    "can_edit": true,
    "can_pay": true,
    "remoderation": {
      "fields": [
        "href",
        "banners",
        "segment",
        "brand"
      ]
    },
    "locked_fields": [
      "price_model",
      "start_date"
    ],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Karvon Motors MChJ",
    "segment": "used_cars",
    "brand": {
      "id": 3,
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
    "paid": 5000000,
    "released": 0,
    "spend": 4550000,
    "budget_left": 450000,
    "to_pay": 0,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
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
        "text": "Chevrolet 96 000 000 so‘mdan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      },
      {
        "position": "search_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
        "image": {
          "id": "b4nnerRuSt",
          "url": "/media/b4nnerRuSt.webp",
          "thumbnail": "/media/b4nnerRuSt.thumb.webp"
        }
      }
    ],
    "views": 22750,
    "clicks": 614,
    "click_rate": 2.7,
    "leads": 23,
    "cost_per_lead": 197826,
    "is_budget_low": true,
    "runs_out_on": "2025-11-22",
    "daily_spend": 246000,
    "created_at": "2025-10-30T08:00:00Z"
  },
  updateCampaign: {
    "id": 220,
    "version": 8,
    "title": "Осенняя распродажа",
    "status": "active",
    "status_since": "2025-11-14T01:15:00Z",
    "run_state": "running",
    "allowed_actions": [
      "pause",
      "stop"
    ],
    "can_edit": true,
    "can_pay": true,
    "remoderation": {
      "fields": [
        "href",
        "banners",
        "segment",
        "brand"
      ]
    },
    "locked_fields": [
      "price_model",
      "start_date"
    ],
    "reasons": [],
    "company_owner": "Жасур Каримов",
    "company_name": "Karvon Motors MChJ",
    "segment": "used_cars",
    "brand": {
      "id": 3,
      "name": "Chevrolet"
    },
    "start_date": "2025-11-01",
    "end_date": "2025-12-07",
    "budget": 7000000,
    "price_model": "CPM",
    "unit_price": 20000,
    "unit_size": 100,
    "budget_buys": 35000,
    "paid": 5000000,
    "released": 0,
    "spend": 4550000,
    "budget_left": 450000,
    "to_pay": 2000000,
    "href": "https://karvon.example.uz/salon/31",
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
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
        "text": "Chevrolet 96 000 000 so‘mdan",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        }
      },
      {
        "position": "search_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "text": "Chevrolet от 96 000 000 сум",
        "image": {
          "id": "b4nnerRuSt",
          "url": "/media/b4nnerRuSt.webp",
          "thumbnail": "/media/b4nnerRuSt.thumb.webp"
        }
      }
    ],
    "views": 22750,
    "clicks": 614,
    "click_rate": 2.7,
    "leads": 23,
    "cost_per_lead": 197826,
    "is_budget_low": true,
    "runs_out_on": "2025-11-22",
    "daily_spend": 246000,
    "created_at": "2025-10-30T08:00:00Z"
  },
  actOnCampaign: {
    "campaign": {
      "id": 220,
      "version": 8,
      "title": "Осенняя распродажа",
      "status": "paused",
      "status_since": "2025-11-20T09:41:00Z",
      "run_state": "off",
      "allowed_actions": [
        "continue",
        "stop"
      ],
      "can_edit": true,
      "can_pay": true,
      "remoderation": {
        "fields": [
          "href",
          "banners",
          "segment",
          "brand"
        ]
      },
      "locked_fields": [
        "price_model",
        "start_date"
      ],
      "reasons": [],
      "company_owner": "Жасур Каримов",
      "company_name": "Karvon Motors MChJ",
      "segment": "used_cars",
      "brand": {
        "id": 3,
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
      "paid": 5000000,
      "released": 0,
      "spend": 4550000,
      "budget_left": 450000,
      "to_pay": 0,
      "href": "https://karvon.example.uz/salon/31",
      "banners": [
        {
          "position": "home_top",
          "language": "ru",
          "title": "Осенняя распродажа",
          "text": "Chevrolet от 96 000 000 сум",
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
          "text": "Chevrolet 96 000 000 so‘mdan",
          "image": {
            "id": "b4nnerUzHt",
            "url": "/media/b4nnerUzHt.webp",
            "thumbnail": "/media/b4nnerUzHt.thumb.webp"
          }
        },
        {
          "position": "search_top",
          "language": "ru",
          "title": "Осенняя распродажа",
          "text": "Chevrolet от 96 000 000 сум",
          "image": {
            "id": "b4nnerRuSt",
            "url": "/media/b4nnerRuSt.webp",
            "thumbnail": "/media/b4nnerRuSt.thumb.webp"
          }
        }
      ],
      "views": 22750,
      "clicks": 614,
      "click_rate": 2.7,
      "leads": 23,
      "cost_per_lead": 197826,
      "is_budget_low": false,
      "daily_spend": 246000,
      "created_at": "2025-10-30T08:00:00Z",
      "status_by": {
        "id": 60,
        "full_name": "Жасур Каримов"
      },
      "pause_reason": "dealer"
    },
    "released": 0
  },
  getCampaignHistory: {
    "results": [
      {
        "id": 3098,
        "at": "2025-11-14T01:15:00Z",
        "kind": "paid",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "from": "paused",
        "to": "active",
        "amount": 2000000,
        "payment_id": 3284,
        "changes": []
      },
      {
        "id": 3097,
        "at": "2025-11-13T23:36:00Z",
        "kind": "out_of_money",
        "actor": {
          "kind": "system"
        },
        "from": "active",
        "to": "paused",
        "changes": []
      },
      {
        "id": 3011,
        "at": "2025-10-31T05:40:00Z",
        "kind": "approved",
        "actor": {
          "kind": "moderator"
        },
        "from": "moderation",
        "to": "active",
        "changes": []
      },
      {
        "id": 2996,
        "at": "2025-10-30T11:20:00Z",
        "kind": "paid",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "amount": 3000000,
        "payment_id": 3270,
        "changes": []
      },
      {
        "id": 2995,
        "at": "2025-10-30T08:00:00Z",
        "kind": "created",
        "actor": {
          "kind": "dealer",
          "name": "Жасур Каримов"
        },
        "changes": []
      }
    ],
    "count": 5
  },
  getCampaignResult: {
    "campaign": {
      "id": 220,
      "version": 7,
      "title": "Осенняя распродажа",
      "status": "active",
      "status_since": "2025-11-14T01:15:00Z",
      "run_state": "running",
      "allowed_actions": [
        "pause",
        "stop"
      ],
      "can_edit": true,
      "can_pay": true,
      "remoderation": {
        "fields": [
          "href",
          "banners",
          "segment",
          "brand"
        ]
      },
      "locked_fields": [
        "price_model",
        "start_date"
      ],
      "reasons": [],
      "company_owner": "Жасур Каримов",
      "company_name": "Karvon Motors MChJ",
      "segment": "used_cars",
      "brand": {
        "id": 3,
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
      "paid": 5000000,
      "released": 0,
      "spend": 4550000,
      "budget_left": 450000,
      "to_pay": 0,
      "href": "https://karvon.example.uz/salon/31",
      "banners": [
        {
          "position": "home_top",
          "language": "ru",
          "title": "Осенняя распродажа",
          "text": "Chevrolet от 96 000 000 сум",
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
          "text": "Chevrolet 96 000 000 so‘mdan",
          "image": {
            "id": "b4nnerUzHt",
            "url": "/media/b4nnerUzHt.webp",
            "thumbnail": "/media/b4nnerUzHt.thumb.webp"
          }
        },
        {
          "position": "search_top",
          "language": "ru",
          "title": "Осенняя распродажа",
          "text": "Chevrolet от 96 000 000 сум",
          "image": {
            "id": "b4nnerRuSt",
            "url": "/media/b4nnerRuSt.webp",
            "thumbnail": "/media/b4nnerRuSt.thumb.webp"
          }
        }
      ],
      "views": 22750,
      "clicks": 614,
      "click_rate": 2.7,
      "leads": 23,
      "cost_per_lead": 197826,
      "is_budget_low": true,
      "runs_out_on": "2025-11-22",
      "daily_spend": 246000,
      "created_at": "2025-10-30T08:00:00Z"
    },
    "from": "2025-11-14",
    "to": "2025-11-20",
    "counted_until": "2025-11-20T09:41:00Z",
    "views": 8010,
    "clicks": 218,
    "click_rate": 2.7,
    "leads": 10,
    "cost_per_lead": 160200,
    "spend": 1602000,
    "cost_per_click": 7348,
    "today_spend": 114000,
    "days": [
      {
        "date": "2025-11-14",
        "views": 1390,
        "clicks": 40,
        "leads": 2,
        "spend": 278000
      },
      {
        "date": "2025-11-15",
        "views": 1460,
        "clicks": 45,
        "leads": 3,
        "spend": 292000
      },
      {
        "date": "2025-11-16",
        "views": 1180,
        "clicks": 35,
        "leads": 1,
        "spend": 236000
      },
      {
        "date": "2025-11-17",
        "views": 1120,
        "clicks": 29,
        "leads": 1,
        "spend": 224000
      },
      {
        "date": "2025-11-18",
        "views": 1150,
        "clicks": 26,
        "leads": 1,
        "spend": 230000
      },
      {
        "date": "2025-11-19",
        "views": 1140,
        "clicks": 27,
        "leads": 1,
        "spend": 228000
      },
      {
        "date": "2025-11-20",
        "views": 570,
        "clicks": 16,
        "leads": 1,
        "spend": 114000
      }
    ],
    "banners": [
      {
        "position": "home_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "image": {
          "id": "b4nnerRuHt",
          "url": "/media/b4nnerRuHt.webp",
          "thumbnail": "/media/b4nnerRuHt.thumb.webp"
        },
        "views": 4020,
        "clicks": 118,
        "click_rate": 2.9,
        "leads": 6,
        "spend": 804000
      },
      {
        "position": "home_top",
        "language": "uz",
        "title": "Kuzgi savdo",
        "image": {
          "id": "b4nnerUzHt",
          "url": "/media/b4nnerUzHt.webp",
          "thumbnail": "/media/b4nnerUzHt.thumb.webp"
        },
        "views": 2510,
        "clicks": 64,
        "click_rate": 2.5,
        "leads": 2,
        "spend": 502000
      },
      {
        "position": "search_top",
        "language": "ru",
        "title": "Осенняя распродажа",
        "image": {
          "id": "b4nnerRuSt",
          "url": "/media/b4nnerRuSt.webp",
          "thumbnail": "/media/b4nnerRuSt.thumb.webp"
        },
        "views": 1480,
        "clicks": 36,
        "click_rate": 2.4,
        "leads": 2,
        "spend": 296000
      }
    ],
    "previous": {
      "from": "2025-11-07",
      "to": "2025-11-13",
      "spend": 1632000,
      "views": 8160,
      "clicks": 229,
      "click_rate": 2.8,
      "leads": 8,
      "cost_per_lead": 204000
    }
  },
  listMarketplaceCampaigns: {
    "results": [
      {
        "id": 220,
        "status": "active",
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "used_cars",
        "brand": {
          "id": 3,
          "name": "Chevrolet"
        },
        "start_date": "2025-11-01",
        "end_date": "2025-11-30",
        "price_model": "CPM",
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "home_top",
            "language": "ru",
            "title": "Осенняя распродажа",
            "text": "Chevrolet от 96 000 000 сум",
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
            "text": "Chevrolet 96 000 000 so‘mdan",
            "image": {
              "id": "b4nnerUzHt",
              "url": "/media/b4nnerUzHt.webp",
              "thumbnail": "/media/b4nnerUzHt.thumb.webp"
            }
          },
          {
            "position": "search_top",
            "language": "ru",
            "title": "Осенняя распродажа",
            "text": "Chevrolet от 96 000 000 сум",
            "image": {
              "id": "b4nnerRuSt",
              "url": "/media/b4nnerRuSt.webp",
              "thumbnail": "/media/b4nnerRuSt.thumb.webp"
            }
          }
        ],
        "dealership": {
          "id": 20418,
          "name": "Karvon Motors MChJ",
          "phone": "+998901234567"
        },
        "status_since": "2025-11-14T01:15:00Z",
        "changed_fields": []
      },
      {
        "id": 222,
        "status": "active",
        "company_owner": "Жасур Каримов",
        "company_name": "Karvon Motors MChJ",
        "segment": "electric",
        "start_date": "2025-11-05",
        "end_date": "2025-12-25",
        "price_model": "CPC",
        "href": "https://karvon.example.uz/salon/31",
        "banners": [
          {
            "position": "search_list",
            "language": "ru",
            "title": "Электромобили",
            "text": "Тест-драйв в день обращения",
            "image": {
              "id": "el3ctroRu1",
              "url": "/media/el3ctroRu1.webp",
              "thumbnail": "/media/el3ctroRu1.thumb.webp"
            }
          },
          {
            "position": "search_list",
            "language": "uz",
            "title": "Elektromobillar",
            "text": "Murojaat kunida test-drayv",
            "image": {
              "id": "el3ctroUz1",
              "url": "/media/el3ctroUz1.webp",
              "thumbnail": "/media/el3ctroUz1.thumb.webp"
            }
          }
        ],
        "dealership": {
          "id": 20418,
          "name": "Karvon Motors MChJ",
          "phone": "+998901234567"
        },
        "status_since": "2025-11-05T00:00:00Z",
        "changed_fields": []
      }
    ],
    "count": 2
  },
  moderateCampaign: {
    "id": 214,
    "status": "declined",
    "company_owner": "Жасур Каримов",
    "company_name": "Karvon Motors MChJ",
    "segment": "electric",
    "brand": {
      "id": 8,
      "name": "BYD"
    },
    "start_date": "2025-11-10",
    "end_date": "2025-11-24",
    "price_model": "CPC",
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
    "dealership": {
      "id": 20418,
      "name": "Karvon Motors MChJ",
      "phone": "+998901234567"
    },
    "status_since": "2025-11-08T06:10:00Z",
    "changed_fields": []
  },
  addCampaignEvents: {
    "accepted": 2,
    "repeated": 0,
    "rejected": [
      {
        "id": "ev-01J9Z6T4Q8-3",
        "code": "unknown_banner"
      }
    ],
    "status": "active"
  },
  listCards: {
    "results": [
      {
        "id": 71,
        "type": "uzcard",
        "masked": "860006******6311",
        "expires": "03/29",
        "is_default": true,
        "is_expired": false,
        "last_used_at": "2025-11-20T09:41:03Z",
        "created_at": "2025-09-01T07:00:00Z"
      },
      {
        "id": 64,
        "type": "humo",
        "masked": "986012******0048",
        "expires": "12/26",
        "is_default": false,
        "is_expired": false,
        "last_used_at": "2025-11-12T06:15:00Z",
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
    "is_default": true,
    "is_expired": false,
    "last_used_at": "2025-11-20T09:41:03Z",
    "created_at": "2025-09-01T07:00:00Z"
  },
  updateCard: {
    "id": 64,
    "type": "humo",
    "masked": "986012******0048",
    "expires": "12/26",
    "is_default": true,
    "is_expired": false,
    "last_used_at": "2025-11-12T06:15:00Z",
    "created_at": "2025-05-12T07:00:00Z"
  },
  startCardVerification: {
    "token": "pc_7f31c0a2d4e94b6f9c1a_8d2e"
  },
  getPaymentProvider: {
    "provider": "payme",
    "mode": "sandbox",
    "url": "http://localhost:8790/api",
    "merchant_id": "5e730e8e0b852a417aa49ceb",
    "offer_url": "https://payme.example.uz/offer",
    "card_types": [
      "uzcard",
      "humo"
    ],
    "min_amount": 1000,
    "max_amount": 100000000
  },
  listPayments: {
    "results": [
      {
        "id": 3301,
        "number": "3301",
        "status": "paid",
        "campaign": {
          "id": 222,
          "title": "Электромобили"
        },
        "amount": 2000000,
        "from_balance": 0,
        "currency": "UZS",
        "card": {
          "type": "uzcard",
          "masked": "860006******6311"
        },
        "payer": {
          "company_name": "Karvon Motors MChJ",
          "tin": "301234567"
        },
        "created_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "is_refundable": false,
        "refund_blocked_by": "reserved",
        "created_at": "2025-11-20T09:41:00Z",
        "provider_receipt_id": "691ee3f86b1f4d0c9a52e7b1",
        "fiscal_url": "https://ofd.example.uz/epi?t=UZ210317229019&r=3301",
        "paid_at": "2025-11-20T09:41:03Z"
      },
      {
        "id": 3302,
        "number": "3302",
        "status": "failed",
        "campaign": {
          "id": 222,
          "title": "Электромобили"
        },
        "amount": 2000000,
        "from_balance": 0,
        "currency": "UZS",
        "card": {
          "type": "uzcard",
          "masked": "860006******6311"
        },
        "payer": {
          "company_name": "Karvon Motors MChJ",
          "tin": "301234567"
        },
        "created_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "is_refundable": false,
        "refund_blocked_by": "not_paid",
        "created_at": "2025-11-20T09:38:10Z",
        "failure_code": "insufficient_funds",
        "failed_at": "2025-11-20T09:38:12Z"
      },
      {
        "id": 3297,
        "number": "3297",
        "status": "paid",
        "campaign": {
          "id": 226,
          "title": "Damas для бизнеса"
        },
        "amount": 870000,
        "from_balance": 0,
        "currency": "UZS",
        "card": {
          "type": "uzcard",
          "masked": "860006******6311"
        },
        "payer": {
          "company_name": "Karvon Motors MChJ",
          "tin": "301234567"
        },
        "created_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "is_refundable": false,
        "refund_blocked_by": "reserved",
        "created_at": "2025-11-17T04:12:00Z",
        "provider_receipt_id": "691aa0b06b1f4d0c9a52d011",
        "fiscal_url": "https://ofd.example.uz/epi?t=UZ210317229019&r=3297",
        "paid_at": "2025-11-17T04:12:04Z"
      },
      {
        "id": 3288,
        "number": "3288",
        "status": "refunded",
        "campaign": {
          "id": 199,
          "title": "Trade-in за час"
        },
        "amount": 1000000,
        "from_balance": 0,
        "currency": "UZS",
        "card": {
          "type": "humo",
          "masked": "986012******0048"
        },
        "payer": {
          "company_name": "Karvon Motors MChJ",
          "tin": "301234567"
        },
        "created_by": {
          "id": 60,
          "full_name": "Жасур Каримов"
        },
        "is_refundable": false,
        "refund_blocked_by": "refunded",
        "created_at": "2025-11-12T06:14:57Z",
        "provider_receipt_id": "68b13d106b1f4d0c9a51a7c4",
        "paid_at": "2025-11-12T06:15:00Z",
        "refunded_at": "2025-11-18T05:20:00Z"
      }
    ],
    "count": 6,
    "statuses": {
      "pending": 0,
      "paid": 4,
      "failed": 1,
      "cancelled": 0,
      "refunding": 0,
      "refunded": 1
    }
  },
  createPayment: {
    "id": 3301,
    "number": "3301",
    "status": "pending",
    "campaign": {
      "id": 222,
      "title": "Электромобили"
    },
    "amount": 2000000,
    "from_balance": 0,
    "currency": "UZS",
    "card": {
      "type": "uzcard",
      "masked": "860006******6311"
    },
    "payer": {
      "company_name": "Karvon Motors MChJ",
      "tin": "301234567"
    },
    "created_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "is_refundable": false,
    "refund_blocked_by": "not_paid",
    "created_at": "2025-11-20T09:41:00Z"
  },
  getPayment: {
    "id": 3301,
    "number": "3301",
    "status": "paid",
    "campaign": {
      "id": 222,
      "title": "Электромобили"
    },
    "amount": 2000000,
    "from_balance": 0,
    "currency": "UZS",
    "card": {
      "type": "uzcard",
      "masked": "860006******6311"
    },
    "payer": {
      "company_name": "Karvon Motors MChJ",
      "tin": "301234567"
    },
    "created_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "is_refundable": false,
    "refund_blocked_by": "reserved",
    "created_at": "2025-11-20T09:41:00Z",
    "provider_receipt_id": "691ee3f86b1f4d0c9a52e7b1",
    "fiscal_url": "https://ofd.example.uz/epi?t=UZ210317229019&r=3301",
    "paid_at": "2025-11-20T09:41:03Z"
  },
  refundPayment: {
    "id": 3297,
    "number": "3297",
    "status": "refunding",
    "campaign": {
      "id": 226,
      "title": "Damas для бизнеса"
    },
    "amount": 870000,
    "from_balance": 0,
    "currency": "UZS",
    "card": {
      "type": "uzcard",
      "masked": "860006******6311"
    },
    "payer": {
      "company_name": "Karvon Motors MChJ",
      "tin": "301234567"
    },
    "created_by": {
      "id": 60,
      "full_name": "Жасур Каримов"
    },
    "is_refundable": false,
    "refund_blocked_by": "refunding",
    "created_at": "2025-11-17T04:12:00Z",
    "provider_receipt_id": "691aa0b06b1f4d0c9a52d011",
    "fiscal_url": "https://ofd.example.uz/epi?t=UZ210317229019&r=3297",
    "paid_at": "2025-11-17T04:12:04Z"
  },
  getBalance: {
    "currency": "UZS",
    "topped_up": 15650000,
    "refunded": 1000000,
    "free": 1250000,
    "held": 0,
    "reserved": 3450000,
    "spent": 9950000,
    "period": {
      "from": "2025-10-22",
      "to": "2025-11-20",
      "spent": 6420000
    }
  },
  listLedger: {
    "results": [
      {
        "id": 9612,
        "kind": "reserve",
        "at": "2025-11-20T09:41:03Z",
        "amount": 2000000,
        "free_after": 1250000,
        "campaign": {
          "id": 222,
          "title": "Электромобили"
        },
        "payment": {
          "id": 3301,
          "number": "3301",
          "status": "paid"
        }
      },
      {
        "id": 9611,
        "kind": "top_up",
        "at": "2025-11-20T09:41:03Z",
        "amount": 2000000,
        "free_after": 3250000,
        "campaign": {
          "id": 222,
          "title": "Электромобили"
        },
        "payment": {
          "id": 3301,
          "number": "3301",
          "status": "paid"
        },
        "card": {
          "type": "uzcard",
          "masked": "860006******6311"
        }
      },
      {
        "id": 9598,
        "kind": "spend",
        "at": "2025-11-19T19:00:00Z",
        "amount": 228000,
        "campaign": {
          "id": 220,
          "title": "Осенняя распродажа"
        },
        "day": "2025-11-19",
        "views": 1140,
        "is_open": false
      },
      {
        "id": 9597,
        "kind": "spend",
        "at": "2025-11-19T19:00:00Z",
        "amount": 62000,
        "campaign": {
          "id": 222,
          "title": "Электромобили"
        },
        "day": "2025-11-19",
        "clicks": 31,
        "is_open": false
      },
      {
        "id": 9560,
        "kind": "release",
        "at": "2025-11-18T07:05:00Z",
        "amount": 450000,
        "free_after": 1250000,
        "campaign": {
          "id": 199,
          "title": "Trade-in за час"
        }
      },
      {
        "id": 9551,
        "kind": "refund",
        "at": "2025-11-18T05:20:00Z",
        "amount": 1000000,
        "free_after": 800000,
        "payment": {
          "id": 3288,
          "number": "3288",
          "status": "refunded"
        },
        "card": {
          "type": "humo",
          "masked": "986012******0048"
        }
      },
      {
        "id": 9530,
        "kind": "reserve",
        "at": "2025-11-17T04:12:04Z",
        "amount": 870000,
        "free_after": 1800000,
        "campaign": {
          "id": 226,
          "title": "Damas для бизнеса"
        },
        "payment": {
          "id": 3297,
          "number": "3297",
          "status": "paid"
        }
      },
      {
        "id": 9529,
        "kind": "top_up",
        "at": "2025-11-17T04:12:04Z",
        "amount": 870000,
        "free_after": 2670000,
        "campaign": {
          "id": 226,
          "title": "Damas для бизнеса"
        },
        "payment": {
          "id": 3297,
          "number": "3297",
          "status": "paid"
        },
        "card": {
          "type": "uzcard",
          "masked": "860006******6311"
        }
      }
    ],
    "count": 96,
    "totals": {
      "top_up": 9870000,
      "reserve": 9870000,
      "release": 450000,
      "spend": 6420000,
      "refund": 1000000
    }
  },
  getStatistics: {
    "computed_at": "2025-11-20T09:38:00Z",
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
        "compared": 26100,
        "previous": 21750,
        "change": 20
      },
      "likes": {
        "value": 1184,
        "compared": 1150,
        "previous": 1055,
        "change": 9
      },
      "calls": {
        "value": 198,
        "compared": 191,
        "previous": 184,
        "change": 3.8
      },
      "requests": {
        "value": 69,
        "compared": 67,
        "previous": 40,
        "change": 67.5
      },
      "chats": {
        "value": 186,
        "compared": 182,
        "previous": 188,
        "change": -3.2
      },
      "leads": {
        "value": 453,
        "compared": 440,
        "previous": 412,
        "change": 6.8
      },
      "sold": {
        "value": 21,
        "compared": 21,
        "previous": 9
      }
    },
    "step": "month",
    "points": [
      {
        "date": "2025-10-22",
        "views": 7650,
        "likes": 340,
        "calls": 58,
        "requests": 20,
        "chats": 52,
        "leads": 130,
        "sold": 6
      },
      {
        "date": "2025-11-01",
        "views": 19300,
        "likes": 844,
        "calls": 140,
        "requests": 49,
        "chats": 134,
        "leads": 323,
        "sold": 15
      }
    ],
    "previous_points": [
      {
        "date": "2025-09-22",
        "views": 6458,
        "likes": 306,
        "calls": 54,
        "requests": 12,
        "chats": 56,
        "leads": 122,
        "sold": 3
      },
      {
        "date": "2025-10-02",
        "views": 15292,
        "likes": 749,
        "calls": 130,
        "requests": 28,
        "chats": 132,
        "leads": 290,
        "sold": 6
      }
    ],
    "auto_count": 148,
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
    },
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
        "version": 4,
        "status": "active",
        "reason": "price_above_market",
        "above_market": 6,
        "price": 109000000,
        "currency": "UZS",
        "views": 96,
        "leads": 1,
        "days": 44,
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
        "car": {
          "id": 5021,
          "title": "Chevrolet Gentra, 2022",
          "photo": {
            "id": "g3nTra22sl",
            "url": "/media/g3nTra22sl.webp",
            "thumbnail": "/media/g3nTra22sl.thumb.webp"
          }
        },
        "version": 2,
        "status": "moderation_declined",
        "reason": "moderation_declined",
        "declined_reason": {
          "field": "photos",
          "code": "photo_shows_phone",
          "text_ru": "Фото 3: виден номер телефона",
          "text_uz": "3-surat: telefon raqami ko‘rinib turibdi"
        },
        "price": 131000000,
        "currency": "UZS",
        "views": 0,
        "leads": 0,
        "days": 2,
        "allowed_transitions": [
          "moderation",
          "archived",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false
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
        "version": 3,
        "status": "active",
        "reason": "too_few_photos",
        "photo_count": 3,
        "price": 94000000,
        "currency": "UZS",
        "views": 210,
        "leads": 3,
        "days": 12,
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "can_refresh": false
      }
    ]
  },
  listAutoFigures: {
    "results": [
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
        "is_deleted": false,
        "status": "active",
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
        },
        "impressions": 24100,
        "views": 3310,
        "likes": 142,
        "calls": 9,
        "requests": 3,
        "chats": 9,
        "leads": 21,
        "interest": 163,
        "sold": 0,
        "days": 18
      },
      {
        "car": {
          "id": 5019,
          "title": "Chevrolet Lacetti, 2020"
        },
        "is_deleted": true,
        "status": "deleted",
        "impressions": 1900,
        "views": 240,
        "likes": 6,
        "calls": 1,
        "requests": 0,
        "chats": 1,
        "leads": 2,
        "interest": 8,
        "sold": 1,
        "sold_at": "2025-11-12T07:20:00Z",
        "sale_price": 118000000,
        "currency": "UZS",
        "days": 41
      }
    ],
    "count": 2,
    "totals": {
      "impressions": 26000,
      "views": 3550,
      "likes": 148,
      "calls": 10,
      "requests": 3,
      "chats": 10,
      "leads": 23,
      "interest": 171,
      "sold": 1
    }
  },
  getFunnel: {
    "computed_at": "2025-11-20T09:38:00Z",
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
        "compared": 178900,
        "previous": 160400
      },
      {
        "step": "views",
        "value": 26950,
        "compared": 26100,
        "previous": 21750,
        "conversion": 14.6
      },
      {
        "step": "interest",
        "value": 1637,
        "compared": 1590,
        "previous": 1467,
        "conversion": 6.1
      },
      {
        "step": "leads",
        "value": 453,
        "compared": 440,
        "previous": 412,
        "conversion": 27.7
      },
      {
        "step": "sold",
        "value": 21,
        "compared": 21,
        "previous": 9,
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
            "value": 180000,
            "compared": 174800,
            "previous": 160400
          },
          {
            "step": "views",
            "value": 26300,
            "compared": 25480,
            "previous": 21750,
            "conversion": 14.6
          },
          {
            "step": "interest",
            "value": 1597,
            "compared": 1551,
            "previous": 1467,
            "conversion": 6.1
          },
          {
            "step": "leads",
            "value": 446,
            "compared": 433,
            "previous": 412,
            "conversion": 27.9
          },
          {
            "step": "sold",
            "value": 21,
            "compared": 21,
            "previous": 9,
            "conversion": 4.7
          }
        ]
      },
      {
        "rows": [
          {
            "step": "impressions",
            "value": 4200,
            "compared": 4100,
            "previous": 0
          },
          {
            "step": "views",
            "value": 650,
            "compared": 620,
            "previous": 0,
            "conversion": 15.5
          },
          {
            "step": "interest",
            "value": 40,
            "compared": 39,
            "previous": 0,
            "conversion": 6.2
          },
          {
            "step": "leads",
            "value": 7,
            "compared": 7,
            "previous": 0,
            "conversion": 17.5
          },
          {
            "step": "sold",
            "value": 0,
            "compared": 0,
            "previous": 0,
            "conversion": 0
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
        "total": 92,
        "active": 54,
        "inactive": 38
      },
      {
        "key": "campaign_cpm",
        "title": "Показы баннера",
        "total": 3,
        "active": 2,
        "inactive": 1
      },
      {
        "key": "campaign_cpc",
        "title": "Клики по баннеру",
        "total": 2,
        "active": 1,
        "inactive": 1
      }
    ],
    "count": 3
  },
  getResponseSales: {
    "computed_at": "2025-11-20T09:38:00Z",
    "period": {
      "from": "2025-10-22",
      "to": "2025-11-20"
    },
    "is_shown": true,
    "missing_leads": 0,
    "missing_sales": 0,
    "buckets": [
      {
        "bucket": "within_10_minutes",
        "leads": 214,
        "sold": 14,
        "share": 6.5
      },
      {
        "bucket": "within_1_hour",
        "leads": 121,
        "sold": 5,
        "share": 4.1
      },
      {
        "bucket": "later",
        "leads": 90,
        "sold": 2,
        "share": 2.2
      },
      {
        "bucket": "none",
        "leads": 28,
        "sold": 0,
        "share": 0
      }
    ]
  },
  getWorkPanel: {
    "now": "2025-11-20T09:38:00Z",
    "counts": {
      "total": 34,
      "unread_rooms": 7,
      "unanswered_rooms": 1,
      "new_leads": 12,
      "new_leads_in_rooms": 4,
      "new_leads_repeated": 1,
      "declined_autos": 3,
      "expiring_autos": 6,
      "refresh_ready": 5,
      "pending_applications": 3,
      "overdue_applications": 1,
      "low_campaigns": 1,
      "unpaid_campaigns": 0,
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
        "created_at": "2025-11-19T15:40:00Z",
        "version": 1,
        "contact_count": 1,
        "last_contact_at": "2025-11-19T15:40:00Z",
        "waiting_since": "2025-11-19T15:40:00Z",
        "contacts": [
          {
            "id": 19301,
            "type": "call",
            "source": "listing",
            "call": {
              "answered": false,
              "duration": 0
            },
            "created_at": "2025-11-19T15:40:00Z"
          }
        ],
        "attempts": 0,
        "buyer": {
          "lead_count": 1,
          "new_lead_ids": [
            9301
          ],
          "other_cars": []
        }
      }
    ],
    "rooms": [
      {
        "room_id": 701,
        "client_name": "Дилноза Рашидова",
        "is_online": true,
        "is_read": false,
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
        "responsible": {
          "id": 61,
          "full_name": "Нодира Алиева",
          "is_active": true
        },
        "waiting_since": "2025-11-20T09:26:00Z"
      },
      {
        "room_id": 702,
        "client_name": "Sardor Abdullayev",
        "is_online": true,
        "is_read": true,
        "text": "Ertaga soat 11 da ko‘rishga borsam bo‘ladimi?",
        "unreadCount": 0,
        "car": {
          "id": 5066,
          "title": "Kia K5 GT-Line, 2023"
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
        "version": 2,
        "allowed_transitions": [
          "moderation",
          "archived",
          "deleted"
        ],
        "can_edit": true,
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
        "version": 4,
        "allowed_transitions": [
          "active",
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
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
        "version": 7,
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
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
        "version": 3,
        "allowed_transitions": [
          "barakami",
          "sold_on_karvon",
          "deactivated",
          "deleted"
        ],
        "can_edit": true,
        "is_ready": false,
        "refreshed_at": "2025-11-19T13:56:00Z",
        "next_update_at": "2025-11-22T13:56:00Z"
      }
    ],
    "applications": [
      {
        "id": 412,
        "version": 1,
        "source": "marketplace",
        "client_name": "Улугбек Тошматов",
        "phone": "+998946661234",
        "current_car": {
          "title": "Daewoo Nexia 3, 2018",
          "brand": "Daewoo",
          "car_model": "Nexia 3",
          "brand_id": 12,
          "model_id": 141,
          "year": 2018,
          "mileage": 112000,
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
            "id": 25,
            "translations": {
              "ru": {
                "name": "Механика"
              },
              "uz": {
                "name": "Mexanika"
              }
            }
          },
          "color": {
            "id": 44,
            "translations": {
              "ru": {
                "name": "Зелёный"
              },
              "uz": {
                "name": "Yashil"
              }
            }
          },
          "condition": "good",
          "number_of_owners": 1,
          "changed_part": [
            {
              "part": "front_left_fender",
              "change": "replaced"
            },
            {
              "part": "front_right_fender",
              "change": "replaced"
            }
          ],
          "photos": [
            {
              "id": "n3x1a3fron",
              "url": "/media/n3x1a3fron.webp",
              "thumbnail": "/media/n3x1a3fron.thumb.webp"
            },
            {
              "id": "n3x1a3side",
              "url": "/media/n3x1a3side.webp",
              "thumbnail": "/media/n3x1a3side.thumb.webp"
            },
            {
              "id": "n3x1a3rear",
              "url": "/media/n3x1a3rear.webp",
              "thumbnail": "/media/n3x1a3rear.thumb.webp"
            }
          ],
          "description": "Один хозяин, не такси. Менял передние крылья, краска заводская на остальном"
        },
        "currency": "UZS",
        "rate": {
          "rate": 12100,
          "date": "2025-11-20"
        },
        "status": "pending",
        "allowed_transitions": [
          "scheduled",
          "rejected"
        ],
        "is_overdue": false,
        "manager_comment": "",
        "contact_count": 1,
        "avtosalon": {
          "id": 31,
          "name": "Karvon Chilonzor"
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
        "desired_status": "active",
        "desired_price": 219000000,
        "desired_currency": "UZS",
        "market_price": 98000000,
        "surcharge": 121000000,
        "created_at": "2025-11-20T06:45:00Z",
        "updated_at": "2025-11-20T06:45:00Z"
      }
    ],
    "campaigns": [
      {
        "id": 220,
        "version": 5,
        "title": "Осенняя распродажа",
        "shortage": "low_budget",
        "budget": 5000000,
        "spend": 4550000,
        "budget_left": 450000,
        "to_pay": 0,
        "can_pay": true,
        "end_date": "2025-11-30",
        "runs_out_on": "2025-11-22",
        "allowed_actions": [
          "pause",
          "stop"
        ]
      }
    ],
    "response_speed": {
      "days": 30,
      "count": 412,
      "median": 660,
      "working_median": 360,
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
        "version": 1,
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
        "version": 1,
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
        "version": 1,
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
    "version": 1,
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
    "version": 2,
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
        "text_uz": "{car} nasiyaga: boshlang‘ich to‘lov 30 %, 24 oygacha.",
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
    "version": 1,
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
  startDemo: 201,
  getInvitation: 200,
  listSessions: 200,
  getProfile: 200,
  getPermissions: 200,
  updatePermissions: 200,
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
  getModerationEstimate: 200,
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
  addListingImpressions: 200,
  listEmployees: 200,
  createEmployee: 201,
  getEmployee: 200,
  updateEmployee: 200,
  deleteEmployee: 200,
  restoreEmployee: 200,
  inviteEmployee: 200,
  listLeads: 200,
  createLead: 201,
  updateLeads: 200,
  getLead: 200,
  updateLead: 200,
  getLeadHistory: 200,
  addLead: 201,
  listCarModels: 200,
  createCarModel: 201,
  listSimilarCarModels: 200,
  getCarModel: 200,
  deleteCarModel: 200,
  restoreCarModel: 200,
  listMarketplaceCarModels: 200,
  moderateCarModel: 200,
  mergeCarModel: 200,
  listTradeInAutos: 200,
  getTradeInAuto: 200,
  listOffers: 200,
  createOffer: 201,
  getTradeInHistory: 200,
  updateOffer: 200,
  listApplications: 200,
  createApplication: 201,
  updateApplications: 200,
  getApplication: 200,
  updateApplication: 200,
  getApplicationHistory: 200,
  addApplication: 201,
  getMarketplaceApplication: 200,
  addTradeInAuto: 201,
  getMarketplaceTradeInAuto: 200,
  listMarketplaceOffers: 200,
  closeTradeInAuto: 200,
  decideOffer: 200,
  listCampaigns: 200,
  createCampaign: 201,
  updateCampaigns: 200,
  listPockets: 200,
  listBannerPositions: 200,
  getAdPrices: 200,
  getCampaign: 200,
  updateCampaign: 200,
  actOnCampaign: 200,
  getCampaignHistory: 200,
  getCampaignResult: 200,
  listMarketplaceCampaigns: 200,
  moderateCampaign: 200,
  addCampaignEvents: 200,
  listCards: 200,
  addCard: 201,
  updateCard: 200,
  startCardVerification: 200,
  getPaymentProvider: 200,
  listPayments: 200,
  createPayment: 201,
  getPayment: 200,
  refundPayment: 200,
  getBalance: 200,
  listLedger: 200,
  getStatistics: 200,
  listAutoFigures: 200,
  getFunnel: 200,
  getPromotionSummary: 200,
  getResponseSales: 200,
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
