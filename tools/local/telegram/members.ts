import type { Phone, Right, User } from './chats.ts';
import type { Updates } from './updates.ts';

interface MemberOptions {
  bot: User;
  updates: Updates;
  now: () => number;
}

export function memberOf(bot: User, { status, rights }: Phone) {
  if (status !== 'administrator')
    return {
      user: bot,
      status: status === 'none' ? 'left' : status,
      ...(status === 'kicked' ? { until_date: 0 } : {}),
    };
  const others = [
    'can_restrict_members',
    'can_promote_members',
    'can_change_info',
    'can_invite_users',
  ];
  return {
    user: bot,
    status,
    can_be_edited: false,
    is_anonymous: false,
    can_manage_chat: true,
    can_manage_video_chats: false,
    ...Object.fromEntries(others.map((name) => [name, false])),
    can_post_messages: rights.includes('post_messages'),
    can_edit_messages: rights.includes('edit_messages'),
    can_delete_messages: rights.includes('delete_messages'),
  };
}

/** Sends `my_chat_member`, but for the first Start of a person. */
export function setMember(
  { bot, updates, now }: MemberOptions,
  phone: Phone,
  from: User,
  status: Phone['status'],
  rights: Right[] = [],
): void {
  const before = memberOf(bot, phone);
  const isFirstStart = phone.chat.type === 'private' && phone.status === 'none';
  Object.assign(phone, { status, rights });
  if (isFirstStart) return;
  updates.add('my_chat_member', {
    chat: phone.chat,
    from,
    date: Math.floor(now() / 1000),
    old_chat_member: before,
    new_chat_member: memberOf(bot, phone),
  });
}
