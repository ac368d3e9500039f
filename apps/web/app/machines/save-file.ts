import { saveBlob } from '../portal/save-blob.ts'

/** Gives the reader a file that was made here. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  saveBlob(new Blob([content], { type }), name)
}
