/** Headers of what is made for one reader: no cache keeps it. */
export const forThisReader = { 'Cache-Control': 'private, no-store' }

/** Headers of what opens by a secret in its address: no other website is told where it stands either. */
export const forHolderOfLink = { ...forThisReader, 'Referrer-Policy': 'same-origin' }
