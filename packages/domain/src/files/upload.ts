/** Per request, comment or ticket. */
export const maxFiles = 10

/** 100 MB, also the limit of the scanner and the store. */
export const maxUploadBytes = 100 * 1024 * 1024

export const uploadStates = ['pending', 'clean', 'infected', 'refused'] as const

/** Pending until scanned; refused if it is no image, video or document. Only clean files are served. */
export type UploadState = (typeof uploadStates)[number]

export type ScannedState = Exclude<UploadState, 'pending'>

/** Only the first scan counts; a repeated scan job changes nothing. */
export function stateAfterScan(state: UploadState, scanned: ScannedState): UploadState {
  return state === 'pending' ? scanned : state
}

export type UploadSizeRefusal = 'length-unknown' | 'empty' | 'too-large'

/** Checked at the first request, before any byte is stored. */
export function validateUploadSize(byteSize: number | undefined): UploadSizeRefusal | undefined {
  if (byteSize === undefined) return 'length-unknown'
  if (byteSize <= 0) return 'empty'
  return byteSize > maxUploadBytes ? 'too-large' : undefined
}

/** The daily limit per IP address, which many people may share. */
export const maxUploadsPerDay = { files: 500, bytes: 5 * 1024 * 1024 * 1024 }

/** The lifetime of an upload that belongs to no request yet. A form may stay open overnight. */
export const unattachedUploadMs = 48 * 3_600_000

/** The lifetime of a download link. */
export const fileLinkMs = 5 * 60_000
