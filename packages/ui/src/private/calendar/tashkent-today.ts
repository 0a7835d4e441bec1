import { today } from '@internationalized/date';

/** The day it is in Tashkent, wherever the device is: «today» of a calendar, and the day it opens on. */
export const tashkentToday = () => today('Asia/Tashkent');
