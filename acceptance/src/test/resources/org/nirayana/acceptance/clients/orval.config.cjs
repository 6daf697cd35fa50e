module.exports = {
  api: {
    input: './openapi.json',
    output: { target: './orval/api.ts', client: 'fetch', override: { mutator: { path: './orval-fetch.ts', name: 'call', extension: '.js' } } },
  },
};
