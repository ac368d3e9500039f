type Sample = [name: string, text: string]

const lengths = [
  '5a',
  '+5',
  '-5',
  '0x5',
  '5,5',
  '5 5',
  '5;5',
  '"5"',
  '٥',
  '5.0',
  '1e1',
  '99999999999999999999',
  ' ',
  '\t',
]

const codings = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked;x=1',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: \x00chunked',
  'Transfer-Encoding : chunked',
  'Transfer\x00-Encoding: chunked',
]

const chunks = ['0x5', '-5', '+5', '5g', 'fffffffffffffffff', ' ']

const headers = [
  'X-A : a',
  'X-A: a\rX-B: b',
  'X-A\r\n: a',
  'X-A: a\x00b',
  'X A: a',
  ': a',
  'no colon at all',
  `X-A: ${'a'.repeat(16_384)}`,
  'Host: evil.example',
]

const lines = [
  'GET /en HTTP/3.9',
  'GET /en HTTP/1.1 x',
  'GET /en\tHTTP/1.1',
  'G\x00T /en HTTP/1.1',
  'GET https://evil.example/en HTTP/1.1',
  'GET evil.example/en HTTP/1.1',
  'GET * HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
  'TRACE /en HTTP/1.1',
  'GET /en/mykomax/../x.css HTTP/1.1',
  'GET /en/%6dykomax HTTP/1.1',
  'GET /en\\mykomax HTTP/1.1',
  `GET /en${'/a'.repeat(8192)} HTTP/1.1`,
]

const hostsLike = (host: string) => [
  `${host}.`,
  `${host}/../x`,
  `${host}@evil.example`,
  `evil@${host}`,
  `${host}:80:80`,
  `${host}, evil.example`,
  '',
]

/** Ambiguous requests: a request hidden in another one, or a header that only one of two parsers sees. */
export function smugglingSamples(host: string): Sample[] {
  const get = `GET /en/x HTTP/1.1\r\nHost: ${host}\r\n`
  const post = `POST /en HTTP/1.1\r\nHost: ${host}\r\n`
  const hidden = `GET /en/hidden HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const inChunks = `0\r\n\r\n${hidden}`
  const chunked = 'Transfer-Encoding: chunked\r\n'
  return [
    ['a body on a GET', `${get}Content-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a chunked body on a GET', `${get}${chunked}\r\n${inChunks}`],
    ['a body on a HEAD', `HEAD /en HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\n\r\n${hidden}`],
    ['two lengths', `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden}`],
    ['two equal lengths', `${post}Content-Length: 5\r\nContent-Length: 5\r\n\r\n${hidden}`],
    ['length and chunks', `${post}Content-Length: 5\r\n${chunked}\r\n${inChunks}`],
    ['chunks and length', `${post}${chunked}Content-Length: 5\r\n\r\n${inChunks}`],
    ['a chunk with a bare line feed', `${post}${chunked}\r\n5\nhello\r\n${inChunks}`],
    ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
    ...samplesOf('length', lengths, (length) => `${post}Content-Length: ${length}\r\n\r\n${hidden}`),
    ...samplesOf('coding', codings, (coding) => `${post}${coding}\r\n\r\n${inChunks}`),
    ...samplesOf('chunk', chunks, (size) => `${post}${chunked}\r\n${size}\r\nhello\r\n${inChunks}`),
    ...samplesOf('header', headers, (header) => `${get}${header}\r\n\r\n`),
    ...samplesOf('host', hostsLike(host), (name) => `GET /en HTTP/1.1\r\nHost: ${name}\r\n\r\n`),
    ...samplesOf('line', lines, (line) => `${line}\r\nHost: ${host}\r\n\r\n`),
  ]
}

function samplesOf(kind: string, values: readonly string[], write: (value: string) => string): Sample[] {
  return values.map((value) => [`the ${kind} ${JSON.stringify(value.slice(0, 60))}`, write(value)])
}
