/** An attribute, in lower case because names ignore case: `username`, or `name.givenname` with a sub-attribute. */
export type AttributePath = { attribute: string; subAttribute: string | undefined }

const names = /^([a-z][\w-]{0,63})(?:\.(\$?[a-z][\w-]{0,63}))?$/

/** Reads an attribute name, with or without the URN of its schema. */
export function readAttributePath(text: string): AttributePath | undefined {
  const name = text.startsWith('urn:') ? text.slice(text.lastIndexOf(':') + 1) : text
  // The number in the URN of a schema, as in `…:2.0:User`, has a dot as well.
  const [, attribute, subAttribute] = names.exec(name.toLowerCase()) ?? []
  return attribute === undefined ? undefined : { attribute, subAttribute }
}
