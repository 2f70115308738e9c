/** Whether the page came over plain http from another machine: browsers keep some things for safer connections. */
export const isPlainHttp = window.isSecureContext === false;
