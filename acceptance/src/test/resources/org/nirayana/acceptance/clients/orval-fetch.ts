/** What orval leaves to its users: where the service is, the key, and how an answer is read by its media type. */
export async function call<T>(path: string, options?: RequestInit): Promise<T> {
  const response = await fetch(process.env.BASE + path, { ...options, headers: { ...(options?.headers as Record<string, string>), 'X-API-Key': process.env.KEY! } });
  const json = /json$/.test(response.headers.get('content-type')?.split(';')[0] ?? '');
  return { status: response.status, headers: response.headers, data: json ? await response.json() : await response.blob() } as T;
}
