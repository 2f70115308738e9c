/** Whether the page came over plain http from another machine: browsers then disable some features. */
export const isPlainHttp = window.isSecureContext === false;
