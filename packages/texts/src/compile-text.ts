import { compileMessage } from '@lingui/message-utils/compileMessage'

/** Parses the placeholders and plural forms of a text. The website's build precompiles texts and omits the parser. */
export const compileText = compileMessage
