import { saveBlob } from './save-blob.ts'

/** Downloads content that was created in the browser. */
export function saveContent(name: string, type: string, content: BlobPart): void {
  saveBlob(new Blob([content], { type }), name)
}
