import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Takes the places and plural forms of a text apart. The website's build does this ahead and leaves the parser out. */
export const compileText = compileMessage
