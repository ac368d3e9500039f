// The parent theme lacks two references for screen readers: from some labels to their field, from a field to its error.
for (const group of document.querySelectorAll('.pf-v5-c-form__group')) {
  const field = group.querySelector('input:not([type="hidden"]), select, textarea')
  if (!field) continue
  const label = group.querySelector('label[for]')
  if (label && !document.getElementById(label.htmlFor)) label.htmlFor = field.id
  const error = group.querySelector('[id^="input-error"]')
  if (error) field.setAttribute('aria-describedby', error.id)
}
