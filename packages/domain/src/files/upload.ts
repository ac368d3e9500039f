/** With one request, comment or ticket. */
export const maxFiles = 10

/** 100 MB, the limit the scanner and the store are set up for as well. */
export const maxUploadBytes = 100 * 1024 * 1024

export const uploadStates = ['pending', 'clean', 'infected', 'refused'] as const

/** Pending until the scanner has spoken; refused where it is no image or video. Nothing but clean is handed out. */
export type UploadState = (typeof uploadStates)[number]

export type ScanVerdict = Exclude<UploadState, 'pending'>

/** A verdict counts once: a later one, of a job that ran twice, changes nothing. */
export function stateAfterScan(state: UploadState, verdict: ScanVerdict): UploadState {
  return state === 'pending' ? verdict : state
}

export type UploadSizeRefusal = 'length-unknown' | 'empty' | 'too-large'

/** Decides at the first request, before a byte is stored. */
export function refuseUploadSize(byteSize: number | undefined): UploadSizeRefusal | undefined {
  if (byteSize === undefined) return 'length-unknown'
  if (byteSize <= 0) return 'empty'
  return byteSize > maxUploadBytes ? 'too-large' : undefined
}

/** What one address may begin to send within a day: many people may stand behind it, but not any number of films. */
export const uploadsADay = { files: 500, bytes: 5 * 1024 * 1024 * 1024 }

/** How long a file is kept that goes with nothing. A form may stay open over night. */
export const looseUploadMs = 48 * 3_600_000

/** How long a link to a file can be used. */
export const fileLinkMs = 5 * 60_000
