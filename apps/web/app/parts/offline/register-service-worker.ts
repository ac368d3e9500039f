/** Registers a service worker and waits until it is active. Its folder is its scope. */
export async function registerServiceWorker(script: string): Promise<ServiceWorker> {
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => script })
  const { active, installing, waiting } = await navigator.serviceWorker.register(
    policy?.createScriptURL(script) ?? script,
  )
  const worker = active ?? installing ?? waiting
  if (!worker) throw new Error('the browser did not start the service worker')
  await waitUntilActive(worker)
  return worker
}

function waitUntilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the service worker could not be installed'))
    }
    worker.addEventListener('statechange', check)
    check()
  })
}
