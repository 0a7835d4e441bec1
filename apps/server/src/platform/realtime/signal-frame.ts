/** A frame of the socket that is not kept; `epoch` and `seq` are added when it is sent. */
export type SignalFrame =
  | { action: 'typing'; room_id: number; message: { room_id: number } }
  | {
      action: 'online';
      room_id: number;
      message: { room_id: number; is_online: boolean; last_seen_at?: string | undefined };
    };
