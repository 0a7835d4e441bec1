import { today } from '@internationalized/date';

/** Today in Tashkent, whatever the device's time zone. */
export const tashkentToday = () => today('Asia/Tashkent');
