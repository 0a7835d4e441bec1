import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

/** A photo chosen for the next message. */
export interface DraftPhoto {
  key: string;
  name: string;
  file: Blob;
}

/** The field of a room: it survives a reload, another room and the end of the session. */
export interface RoomDraftState {
  text: string;
  photos: readonly DraftPhoto[];
  /** Sets the text, and shows the buyer that the dealer is typing. */
  setText: (text: string) => void;
  /** Appends to the current text. */
  addText: (addedText: string) => void;
  addPhotos: (files: readonly File[]) => void;
  removePhoto: (key: string) => void;
  /**
   * Sends the field's content and empties it; `useOutgoing` contains the message at once.
   * @returns its `client_id`; undefined where there is nothing to send
   */
  send: () => string | undefined;
}

/** Texts and photos of a room that are not sent yet. */
export function useRoomDraft(roomId: number): RoomDraftState {
  useChatContext();
  const engine = chatEngine();
  const { drafts, outbox } = engine;
  const { text, photos } = useReadable(drafts.of(roomId));
  const setText = (addedText: string): void => {
    drafts.setText(roomId, addedText);
    if (addedText.trim() !== '') engine.type(roomId);
  };
  return {
    text,
    photos,
    setText,
    addText: (addedText) => {
      const before = drafts.of(roomId).get().text.trimEnd();
      setText(before === '' ? addedText : `${before} ${addedText}`);
    },
    addPhotos: (files) => drafts.addPhotos(roomId, files),
    removePhoto: (key) => drafts.removePhoto(roomId, key),
    send: () => {
      const draft = drafts.of(roomId).get();
      if (draft.text.trim() === '' && draft.photos.length === 0) return undefined;
      // In this order on the device too: should the tab end in between, the text is in both and not in neither.
      const clientId = outbox.send(roomId, draft.text, draft.photos);
      drafts.take(roomId);
      return clientId;
    },
  };
}
