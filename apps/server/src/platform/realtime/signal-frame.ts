/** Not stored; `epoch` and `seq` are added when the frame is sent. */
export type SignalFrame =
  | { action: 'typing'; room_id: number; message: { room_id: number } }
  | {
      action: 'online';
      room_id: number;
      message: { room_id: number; is_online: boolean; last_seen_at?: string | undefined };
    };
