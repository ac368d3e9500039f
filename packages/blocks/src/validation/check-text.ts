type TextCheck = {
  isGood: (text: string) => boolean
  /** What to do instead, in the editor's words. */
  refusal: string
  maxLength: number
  required?: boolean
}

type Typed = string | null | undefined

/** A check of our own takes the place of the content service's, so it must know what that one knew: empty and too long. */
export function checkText({ isGood, refusal, maxLength, required = false }: TextCheck) {
  return (value: Typed): true | string => {
    if (!value) return required ? refusal : true
    if (value.length > maxLength) return `Please enter ${maxLength} letters at most.`
    return isGood(value) || refusal
  }
}
