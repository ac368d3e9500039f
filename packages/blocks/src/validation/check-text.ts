type TextCheck = {
  isValid: (text: string) => boolean
  /** Tells the editor what to enter instead. */
  refusal: string
  maxLength: number
  required?: boolean
}

type TextValue = string | null | undefined

/** Creates a field validation. It replaces Payload's own, so it must also check for empty and too long values. */
export function checkText({ isValid, refusal, maxLength, required = false }: TextCheck) {
  return (value: TextValue): true | string => {
    if (!value) return required ? refusal : true
    if (value.length > maxLength) return `Please enter ${maxLength} characters at most.`
    return isValid(value) || refusal
  }
}
