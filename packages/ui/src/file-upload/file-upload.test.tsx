import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileUpload } from './file-upload.tsx'

const upload = {
  name: 'files',
  label: 'Pictures or videos',
  labels: { optional: '(optional)', error: 'Error:' },
  dropTitle: 'Drop files here',
  dropText: 'or choose them.',
  chooseLabel: 'Choose files',
}

test('the native file input has accepted types, a name and a description', () => {
  const html = renderToStaticMarkup(<FileUpload {...upload} accept="image/*" />)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*"/)
  expect(html).toContain('aria-label="Pictures or videos: Choose files"')
  expect(html).toContain('aria-describedby="files-drop"')
})

test('the error summary links to the invalid input', () => {
  const html = renderToStaticMarkup(<FileUpload {...upload} error="Two files could not be sent" />)
  expect(html).toMatch(/<input[^>]*id="files"/)
  expect(html).toMatch(/aria-invalid="true" aria-describedby="files-error files-drop"/)
})
