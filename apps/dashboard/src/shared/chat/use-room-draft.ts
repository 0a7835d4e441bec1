import { useChatContext } from './chat-context';
import { chatEngine } from './engine-store';
import { useReadable } from './readable';

export interface DraftPhoto {
  key: string;
  name: string;
  file: Blob;
}

export interface RoomDraftState {
  text: string;
  photos: readonly DraftPhoto[];
  setText: (text: string) => void;
  addText: (addedText: string) => void;
  addPhotos: (files: readonly File[]) => void;
  removePhoto: (key: string) => void;
  send: () => string | undefined;
}

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
      // The outbox is written first: if the tab closes in between, the text is in both places rather than in neither.
      const clientId = outbox.send(roomId, draft.text, draft.photos);
      drafts.take(roomId);
      return clientId;
    },
  };
}
