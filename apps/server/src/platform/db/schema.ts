import type { IdempotencyTables } from '../http/idempotency.tables';
import type { JobsTables } from '../jobs/jobs.tables';
import type { AdsTables } from '../../modules/promotion/ads/ads.tables';
import type { ApplicationsTables } from '../../modules/trade-in/applications/applications.tables';
import type { AuthTables } from '../../modules/identity/auth/auth.tables';
import type { AutosTables } from '../../modules/stock/autos/autos.tables';
import type { AvtosalonsTables } from '../../modules/stock/avtosalons/avtosalons.tables';
import type { BusinessTables } from '../../modules/identity/members/business.tables';
import type { CarModelsTables } from '../../modules/catalogue/car-models/car-models.tables';
import type { CatalogTables } from '../../modules/catalogue/catalog/catalog.tables';
import type { ChatTables } from '../../modules/buyers/chat/chat.tables';
import type { DevicesTables } from '../../modules/foundation/devices/devices.tables';
import type { ImagesTables } from '../../modules/foundation/images/images.tables';
import type { LeadsTables } from '../../modules/buyers/leads/leads.tables';
import type { MoneyTables } from '../../modules/promotion/money/money.tables';
import type { MembersTables } from '../../modules/identity/members/members.tables';
import type { NotificationsTables } from '../../modules/foundation/notifications/notifications.tables';
import type { RatesTables } from '../../modules/foundation/rates/rates.tables';
import type { SessionsTables } from '../../modules/identity/sessions/sessions.tables';
import type { StatisticsTables } from '../../modules/overview/statistics/statistics.tables';
import type { TradeInTables } from '../../modules/trade-in/trade-in/trade-in.tables';
import type { OutboxTables } from '../providers/sms/outbox.tables';
import type { RealtimeTables } from '../realtime/realtime.tables';

/** Every table, merged from the modules' `<name>.tables.ts`. Add yours here. */
export interface Database
  extends
    AdsTables,
    ApplicationsTables,
    AuthTables,
    AutosTables,
    AvtosalonsTables,
    BusinessTables,
    CarModelsTables,
    CatalogTables,
    ChatTables,
    DevicesTables,
    IdempotencyTables,
    ImagesTables,
    JobsTables,
    LeadsTables,
    MoneyTables,
    MembersTables,
    OutboxTables,
    NotificationsTables,
    RatesTables,
    RealtimeTables,
    SessionsTables,
    StatisticsTables,
    TradeInTables {}
